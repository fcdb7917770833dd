/** A form, and what it was filled from: a version of the record, and what the form held of it. */
export interface Filled<Form extends object> {
  form: Form;
  base: Form;
  seen: string | undefined;
}

/**
 * What was typed and never saved, on the record as it is now: whoever leaves a rule's form and switches the rule in the
 * list has changed nothing of what waits in the form. It stays on the version it was typed on where the same has been
 * changed in both, so that saving it is asked about; so does what was kept without its base.
 * @param together fields that say something only with each other: who changes one has changed all of them
 */
export function carriedOver<Form extends object>(
  kept: Partial<Filled<Form>>,
  now: Filled<Form>,
  together: (keyof Form)[] = [],
): Filled<Form> {
  const { form, base, seen } = kept;
  const isOlder = (seen ?? '') < (now.seen ?? '');
  if (form === undefined || base === undefined || !isOlder) return { ...now, ...kept };
  const differs = (one: Form, other: Form) => (fields: (keyof Form)[]) =>
    fields.some((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  const alone = (Object.keys({ ...now.form, ...base, ...form }) as (keyof Form)[]).filter(
    (name) => !together.includes(name),
  );
  const mine = [together, ...alone.map((name) => [name])].filter(differs(form, base));
  const isClash = mine.filter(differs(now.form, base)).some(differs(now.form, form));
  if (isClash) return { form, base, seen };
  const typed = Object.fromEntries(mine.flat().map((name) => [name, form[name]]));
  return { ...now, form: { ...now.form, ...typed } };
}
