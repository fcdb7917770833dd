/** The slot of a field's helper text that may say a doubt (null: none): read out as it comes, in the colour of a warning. */
export const doubtful = (doubt: string | null) => ({
  'aria-live': 'polite' as const,
  sx: doubt === null ? {} : { color: 'warning.main', fontWeight: 600 },
});
