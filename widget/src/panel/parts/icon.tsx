import type { MouseEvent } from 'react';

const PATHS = {
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M12 19V6M6 11.5 12 5.5l6 6',
  photo: 'M4 8h4l2-3h4l2 3h4v11H4zM15 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  restart: 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5V8h3.5',
  phone: 'M6 4h3l2 4-2 2a9 9 0 0 0 5 5l2-2 4 2v3c-8 4-18-6-14-14z',
} as const;

interface ToolProps {
  icon: keyof typeof PATHS;
  /** For those who do not see the icon, and under the pointer. */
  name: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A square button with an icon. */
export function Tool({ icon, name, onClick }: ToolProps) {
  return (
    <button type="button" className="tool" aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** A line drawing in the one stroke width; its button carries the name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
