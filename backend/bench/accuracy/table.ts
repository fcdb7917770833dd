import { METHODS, type Figures } from './results.js';

interface Report {
  overall: Figures;
  byOwnJobs: Record<string, Figures>;
  byTrade: Record<string, Figures>;
}

const HEADINGS = ['MdAPE', 'log err', '<=25%', 'covered', 'width', 'refused'];

/** The figures of every method beside each other, as plain text. */
export function table({ overall, byOwnJobs, byTrade }: Report): string {
  const blocks = [
    ['all jobs', overall] as const,
    ...Object.entries(byOwnJobs).map(([size, figures]) => [`${size} own past jobs`, figures] as const),
    ...Object.entries(byTrade).map(([trade, figures]) => [trade, figures] as const),
  ];
  return blocks.map(([name, figures]) => block(name, figures)).join('\n');
}

function block(name: string, figures: Figures): string {
  const lines = METHODS.map((method) => {
    const { mdape, logError, within25, coverage, width, refused } = figures[method];
    const cells = [
      `${mdape.toFixed(1)}%`,
      logError.toFixed(3),
      percent(within25),
      percent(coverage),
      width.toFixed(2),
      percent(refused),
    ];
    return `  ${method.padEnd(8)}${cells.map((cell) => cell.padStart(9)).join('')}`;
  });
  const heading = `  ${''.padEnd(8)}${HEADINGS.map((text) => text.padStart(9)).join('')}`;
  return `${name} (${figures.n} estimated)\n${heading}\n${lines.join('\n')}\n`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
