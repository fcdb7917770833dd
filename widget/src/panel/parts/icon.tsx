import type { MouseEvent } from 'react';

interface ToolProps {
  /** One of icons.ts. */
  path: string;
  /** For those who do not see the icon, and under the pointer. */
  name: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A square button with an icon. */
export function Tool({ path, name, onClick }: ToolProps) {
  return (
    <button type="button" className="tool" aria-label={name} title={name} onClick={onClick}>
      <Icon path={path} />
    </button>
  );
}

/** A line drawing; its button carries the name. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
