import { ApiError, logProblem } from '@chalkline/api';
import { useRef, useState, type RefObject } from 'react';
import { carriedOver, type Filled } from './carried-over.ts';
import { unfinishedDates } from './unfinished-dates.ts';
import { useDraft } from './useDraft.ts';
import { useSending, type Faults } from './useSending.ts';

export interface RecordFormOptions<Form extends object, Saved> {
  /** Where what is typed is kept until it is saved. */
  draft: string;
  /** As it was when the form was opened; nothing for a new one. */
  saved: Saved | undefined;
  formOf: (saved: Saved | undefined) => Form;
  /** Fields that say something only with each other. */
  together?: (keyof Form)[];
  check?: (form: Form) => Faults;
  /** @param updatedAt the version that the form was filled from, for the server to compare */
  save: (form: Form, updatedAt: string | undefined) => Promise<void>;
  /** Loads the record as it is now, for when somebody else has saved it meanwhile. */
  newest: (() => Promise<Saved>) | undefined;
  /** Said of a failure that has no words for the owner. */
  failure: string;
}

export interface RecordForm<Form extends object> {
  ref: RefObject<HTMLFormElement | null>;
  form: Form;
  set: (change: Partial<Form>) => void;
  errors: Faults;
  busy: boolean;
  failure: string | null;
  submit: () => Promise<void>;
  /** The form shows what was typed earlier and never saved. */
  restored: boolean;
  /** Shows the saved record again. */
  startAfresh: () => void;
  /** Lets go of what was typed, for who leaves by Cancel. */
  drop: () => void;
  /** The record was saved somewhere else after it was opened here. */
  clash: boolean;
  takeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
}

/** The form of a job, a rule or a quote, shown until it is saved: a draft that survives leaving, and nothing overwritten that another tab has saved. */
export function useRecordForm<Form extends object, Saved extends { updatedAt: string }>(
  options: RecordFormOptions<Form, Saved>,
): RecordForm<Form> {
  const { saved, formOf, check, save, newest } = options;
  const filledFrom = (record: Saved | undefined): Filled<Form> => {
    const form = formOf(record);
    return { form, base: form, seen: record?.updatedAt };
  };
  const draft = useDraft(
    options.draft,
    () => filledFrom(saved),
    (kept, now) => carriedOver(kept, now, options.together),
  );
  const { form, seen } = draft.values;
  const [clash, setClash] = useState(false);
  // A saved form is on its way off the screen: the second press of a double click must not save it again.
  const done = useRef(false);
  const { ref, errors, busy, failure, send, refuse, mend, forget } = useSending(
    options.failure,
    (name) => name in form,
  );

  const show = (record: Saved | undefined): void => {
    draft.show(filledFrom(record));
    setClash(false);
    forget();
  };
  const submit = async (version: string | undefined): Promise<void> => {
    if (done.current) return;
    const faults = { ...check?.(form), ...unfinishedDates(ref.current) };
    if (Object.keys(faults).length > 0) return refuse(faults);
    await send(async () => {
      try {
        await save(form, version);
        done.current = true;
        draft.drop();
      } catch (error) {
        logProblem(options.failure, error);
        if (!(error instanceof ApiError)) throw new Error(options.failure, { cause: error });
        if (error.code !== 'edited_elsewhere') throw error;
        setClash(true);
      }
    });
  };
  return {
    ref,
    form,
    errors,
    busy,
    failure,
    clash,
    restored: draft.restored,
    drop: draft.drop,
    set: (some) => {
      draft.change((before) => ({ form: { ...before.form, ...some } }));
      Object.keys(some).forEach(mend);
    },
    submit: () => submit(seen),
    startAfresh: () => show(saved),
    takeTheirs: async () => show(await newest?.()),
    keepMine: async () => {
      const { base, seen: version } = filledFrom(await newest?.());
      draft.change(() => ({ base, seen: version }));
      setClash(false);
      await submit(version);
    },
  };
}
