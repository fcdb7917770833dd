import type { BackTestRow } from '@chalkline/api';

/** A logarithmic scale: twice the price is the same distance everywhere, as an owner thinks of it. */
export interface Scale {
  ticks: number[];
  /** From 0 (bottom) to 1 (top). */
  at: (dollars: number) => number;
}

const LEAST = 1;

export function scaleFor(rows: BackTestRow[]): Scale {
  const all = rows.flatMap((row) => [row.actual, row.low, row.high]).filter((dollars) => dollars >= LEAST);
  const low = all.length > 0 ? Math.min(...all) : LEAST;
  const high = Math.max(...all, low * 2);
  const bottom = Math.log(low / 1.15);
  const top = Math.log(high * 1.15);
  return {
    ticks: roundFigures(low, high),
    at: (dollars) => (Math.log(Math.max(dollars, low / 1.15)) - bottom) / (top - bottom),
  };
}

/** 1, 2 and 5 times the powers of ten in between, thinned to at most six. */
function roundFigures(low: number, high: number): number[] {
  const figures: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power += 1) {
    for (const digit of [1, 2, 5]) {
      const figure = digit * 10 ** power;
      if (figure >= low * 0.9 && figure <= high * 1.1) figures.push(figure);
    }
  }
  return figures.length > 6 ? figures.filter((_, index) => index % 2 === 0) : figures;
}

/** The jobs in the order of what was charged, thinned evenly when there are more than the chart has room for. */
export function shownRows(rows: BackTestRow[], room: number): BackTestRow[] {
  const sorted = [...rows].sort((a, b) => a.actual - b.actual);
  if (sorted.length <= room) return sorted;
  const step = (sorted.length - 1) / (room - 1);
  return Array.from({ length: room }, (_, index) => sorted[Math.round(index * step)]).filter(
    (row) => row !== undefined,
  );
}

export function insideRange(row: BackTestRow): boolean {
  return row.actual >= row.low && row.actual <= row.high;
}
