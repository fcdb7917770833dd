import type { ReactNode } from 'react';
import './pill.css';

export type Tone = 'good' | 'bad' | 'watch' | 'chalk' | 'timber' | 'quiet' | 'solid';

/** A short word on a tinted ground. The word says it; the colour only helps. */
export function Pill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`pill pill-${tone}`}>{children}</span>;
}
