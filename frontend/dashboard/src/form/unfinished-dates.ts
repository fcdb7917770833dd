import type { Faults } from './useSending.ts';

/** What is wrong with the dates of a form, by the names of their fields: one that is half typed passes for none, and would be left out without a word. */
export function unfinishedDates(form: HTMLFormElement | null): Faults {
  const dates = form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [];
  const unfinished = [...dates].filter((date) => date.validity.badInput);
  return Object.fromEntries(unfinished.map((date) => [date.name, 'There is no such date. Complete it, or clear it.']));
}
