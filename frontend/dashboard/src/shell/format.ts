/** Dollars as the lists show them: a dollar sign and the reader's own grouping. */
export function price(dollars: number): string {
  const cents = Number.isInteger(dollars) ? 0 : 2;
  return `${dollars < 0 ? '-' : ''}$${Math.abs(dollars).toLocaleString(undefined, { minimumFractionDigits: cents, maximumFractionDigits: 2 })}`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** "1 job", "1,200 jobs". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;
}

/** The first `length` characters, with no half of an emoji, and an ellipsis; shorter texts as they are. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}...` : text;
}

/** A day as the reader writes it. A date without a time is that day everywhere. */
export function day(iso: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00`) : new Date(iso);
  return date.toLocaleDateString(undefined, { year: 'numeric', month: 'short', day: 'numeric' });
}

/** The day of a moment where the reader is, as lists show it, written as 2026-01-31. */
export function localDay(iso: string): string {
  const date = new Date(iso);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A moment as the reader writes it; the year only where it is not this one. */
export function dayAndTime(iso: string): string {
  const date = new Date(iso);
  return date.toLocaleString(undefined, {
    ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 minutes ago". */
export function ago(iso: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return 'just now';
}
