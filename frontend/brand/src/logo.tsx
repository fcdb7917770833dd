interface MarkProps {
  /** Pixels, width and height. */
  size?: number;
  className?: string;
}

/**
 * The mark: a chalk line, plucked and snapped. The dots are the string as it is pulled, the line is what it leaves.
 * Colours come from the tokens, so it follows the theme. Decorative: put the name beside it.
 */
export function Mark({ size = 32, className }: MarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--chalk)" />
      <g fill="none" stroke="var(--on-chalk)" strokeLinecap="round">
        <path d="M7.5 23.5C7.5 15 14 8.5 24.5 8.5" strokeWidth="1.5" strokeDasharray=".01 2.6" />
        <path d="M7.5 23.5 24.5 8.5" strokeWidth="3" />
        <path d="M4.2 26.4h.01M5.6 27.8h.01M27.8 5.6h.01M26.3 4.3h.01" strokeWidth="1.3" />
      </g>
    </svg>
  );
}

/** Mark and name in one line; the name is text in the heading face. */
export function Logo({ size = 28, className }: MarkProps) {
  return (
    <span className={className ? `chalkline-logo ${className}` : 'chalkline-logo'}>
      <Mark size={size} />
      <span>Chalkline</span>
    </span>
  );
}
