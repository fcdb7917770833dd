import type { CSSProperties, ReactNode } from 'react';
import { cut } from './format.ts';
import './clamped.css';

/** More than the widest line holds: from here on some of it may be out of sight. */
const LINE = 100;
/** More than any clamp leaves in sight. Nobody has all of a long text read out to them in a list. */
const MOST = 1_000;

interface Props {
  lines: number;
  text: string;
  /** What stands before it, in its first line. */
  before?: ReactNode;
}

/** The first lines of a text in a list: nobody scrolls past one long entry to the next. The whole is in the form of the entry. */
export function Clamped({ lines, text, before }: Props) {
  const start = cut(text, MOST);
  return (
    <span
      className="clamped"
      style={{ '--lines': lines } as CSSProperties}
      title={text.length > LINE ? start : undefined}
    >
      {before === undefined ? null : <>{before} </>}
      {start}
    </span>
  );
}
