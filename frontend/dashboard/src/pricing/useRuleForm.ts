import { logProblem, ApiError, type Effect, type Rule } from '@chalkline/api';
import { useEffect, useRef, useState } from 'react';
import type { RuleInput } from '../data/owner-calls.ts';
import { keepDraft, readDraft } from '../form/draft.ts';
import { useSending } from '../form/useSending.ts';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

export interface RuleFormProps {
  /** Where what is typed is kept until it is saved. */
  draft: string;
  rule?: Rule;
  onSave: (input: RuleInput) => Promise<void>;
  /** Loads the rule as it is now, for when somebody else has saved it meanwhile. */
  newest?: () => Promise<Rule>;
}

export interface RuleForm {
  title: string;
  description: string;
  isActive: boolean;
  /** A proposed reading that the owner has said yes to; it is dropped when the words change. */
  confirmedEffects?: Effect[] | undefined;
}

interface RuleFormState {
  form: RuleForm;
  set: (change: Partial<RuleForm>) => void;
  busy: boolean;
  failure: string | null;
  /** The rule was saved somewhere else after it was opened here. */
  clash: boolean;
  submit: () => Promise<void>;
  takeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
}

export function useRuleForm({ draft, rule, onSave, newest }: RuleFormProps): RuleFormState {
  const [form, setForm] = useState<RuleForm>(() => ({ ...formOf(rule), ...readDraft<RuleForm>(draft) }));
  const [touched, setTouched] = useState(false);
  const { busy, failure, send } = useSending(UNEXPECTED);
  const [clash, setClash] = useState(false);
  const seen = useRef(rule?.updatedAt);
  useEffect(() => {
    if (touched) keepDraft(draft, form);
  }, [touched, draft, form]);

  const save = async (): Promise<void> => {
    try {
      const updatedAt = seen.current === undefined ? {} : { updatedAt: seen.current };
      await onSave({ ...form, ...updatedAt });
    } catch (error) {
      logProblem('The rule could not be saved', error);
      if (!(error instanceof ApiError)) throw new Error(UNEXPECTED, { cause: error });
      if (error.code !== 'edited_elsewhere') throw error;
      setClash(true);
    }
  };
  const submit = (): Promise<void> => send(save);
  const lookAgain = async (): Promise<Rule | undefined> => {
    const theirs = await newest?.();
    seen.current = theirs?.updatedAt;
    setClash(false);
    return theirs;
  };

  return {
    form,
    busy,
    failure,
    clash,
    submit,
    set: (change) => {
      setTouched(true);
      const reworded = change.title !== undefined || change.description !== undefined;
      setForm((before) => ({ ...before, ...(reworded ? { confirmedEffects: undefined } : {}), ...change }));
    },
    takeTheirs: async () => setForm(formOf(await lookAgain())),
    keepMine: async () => {
      await lookAgain();
      await submit();
    },
  };
}

function formOf(rule: Rule | undefined): RuleForm {
  return { title: rule?.title ?? '', description: rule?.description ?? '', isActive: rule?.isActive ?? true };
}
