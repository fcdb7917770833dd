import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg width="112" height="84" viewBox="0 0 112 84" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--chalk)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** A paint roller and the stroke it leaves. */
export function RollerDrawing() {
  return (
    <Drawing>
      <rect x="22" y="12" width="56" height="18" rx="5" />
      <path d="M78 21h12v16H56v11" />
      <path d="M52 48h8v24h-8z" stroke="var(--timber)" />
      <path d="M8 76h96" />
    </Drawing>
  );
}

/** A tape measure, pulled out. */
export function TapeDrawing() {
  return (
    <Drawing>
      <path d="M14 64V32a16 16 0 0 1 16-16h14a16 16 0 0 1 16 16v32z" />
      <circle cx="37" cy="38" r="9" stroke="var(--timber)" />
      <path d="M60 64h40v-6M68 64v-5M76 64v-8M84 64v-5M92 64v-8" />
    </Drawing>
  );
}

/** Two speech bubbles on one line. */
export function ChatDrawing() {
  return (
    <Drawing>
      <path d="M16 14h46a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H34l-10 9v-9h-8a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z" />
      <path d="M76 30h18a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-4v8l-9-8H66a6 6 0 0 1-6-6" stroke="var(--timber)" />
      <path d="M22 26h32M22 34h20" />
      <path d="M8 76h96" />
    </Drawing>
  );
}

/** A spirit level, dead straight. */
export function LevelDrawing() {
  return (
    <Drawing>
      <rect x="8" y="32" width="96" height="22" rx="4" />
      <rect x="42" y="36" width="28" height="14" rx="7" stroke="var(--timber)" />
      <path d="M51 36v14M61 36v14" />
      <path d="M18 43h12M82 43h12M8 70h96" />
    </Drawing>
  );
}
