interface MarkProps {
  /** Pixels, width and height. */
  size?: number;
  className?: string;
}

/**
 * The mark: a chalk line, plucked and snapped. The pulled string makes the roof, the line it leaves is the straight one.
 * Colours come from the tokens, so it follows the theme. Decorative: put the name beside it.
 */
export function Mark({ size = 32, className }: MarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--chalk)" />
      <g fill="none" stroke="var(--on-chalk)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 21 16 10l10 11" strokeWidth="1.5" opacity=".6" />
        <path d="M6 22h20" strokeWidth="3" />
        <path d="M3.6 22h.01M28.4 22h.01" strokeWidth="1.4" opacity=".8" />
      </g>
      <circle cx="16" cy="10" r="1.9" fill="var(--on-chalk)" />
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
