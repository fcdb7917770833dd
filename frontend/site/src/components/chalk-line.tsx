/** One straight line, slightly dusty at the ends. A divider without meaning of its own. */
export function ChalkLine({ className }: { className?: string }) {
  return <div className={className ? `chalk-line ${className}` : 'chalk-line'} aria-hidden="true" />;
}

/** The string between its two nails, plucked, and the line that it leaves. */
export function PluckedLine() {
  return (
    <div className="plucked" aria-hidden="true">
      <svg viewBox="0 0 1200 64" preserveAspectRatio="none">
        <path d="M0 62 760 6 1200 62" vectorEffect="non-scaling-stroke" />
      </svg>
      <ChalkLine />
    </div>
  );
}
