import { expect, it } from '@jest/globals';
import { carriedOver } from './carried-over.ts';

interface Form {
  title: string;
  words: string;
  isActive: boolean;
  confirmed?: string[] | undefined;
}

const OLD = '2026-01-01T10:00:00.000Z';
const NEW = '2026-01-01T11:00:00.000Z';
const base: Form = { title: 'Storeys', words: 'Add 10%', isActive: true };
const typed = (change: Partial<Form>) => ({ form: { ...base, ...change }, base, seen: OLD });
const saved = (change: Partial<Form>) => {
  const form = { ...base, ...change };
  return { form, base: form, seen: NEW };
};

it.each<[string, Partial<Form>, Partial<Form>]>([
  ['what was typed, where something else was saved', { words: 'Add 15%' }, { isActive: false }],
  ['nothing of its own, where the same was saved', { isActive: false }, { isActive: false }],
  ['what was saved, where it was typed back', {}, { isActive: false, title: 'Height' }],
])('holds %s', (_, mine, theirs) => {
  const now = saved(theirs);
  const carried = carriedOver(typed(mine), now);
  expect(carried).toEqual({ form: { ...base, ...theirs, ...mine }, base: now.form, seen: NEW });
  // What is shown as it is saved passes for nothing that was typed.
  expect(JSON.stringify(carried) === JSON.stringify(now)).toBe(!('words' in mine));
});

it('stays on its own version where the same was changed in both', () => {
  const kept = typed({ words: 'Add 15%', isActive: false });
  expect(carriedOver(kept, saved({ words: 'Add 12%' }))).toEqual(kept);
});

it('takes no reading of other words for one of its own', () => {
  const kept = typed({ words: 'Add 15%', confirmed: undefined });
  const now = saved({ confirmed: ['10%'] });
  expect(carriedOver(kept, now, ['title', 'words', 'confirmed'])).toEqual(kept);
  expect(carriedOver(typed({ isActive: false }), now, ['title', 'words', 'confirmed'])).toEqual({
    form: { ...now.form, isActive: false },
    base: now.form,
    seen: NEW,
  });
});

it('is left alone on the version it was typed on, on an older one, and without its base', () => {
  const kept = typed({ words: 'Add 15%' });
  for (const seen of [OLD, '2025-12-31T10:00:00.000Z', undefined])
    expect(carriedOver(kept, { ...saved({ isActive: false }), seen })).toEqual(kept);
  const { form, seen } = kept;
  expect(carriedOver({ form, seen }, saved({ isActive: false }))).toMatchObject({ form, seen });
});
