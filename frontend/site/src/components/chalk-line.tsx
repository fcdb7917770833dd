/** One straight line, slightly dusty at the ends. A divider without meaning of its own. */
export function ChalkLine({ className }: { className?: string }) {
  return <div className={className ? `chalk-line ${className}` : 'chalk-line'} aria-hidden="true" />;
}

/** The string between its two nails, plucked, and the line that it leaves. */
export function PluckedLine() {
  return (
    <svg className="plucked" viewBox="0 0 1200 90" preserveAspectRatio="none" aria-hidden="true">
      <path className="string" d="M30 66 760 14 1170 66" vectorEffect="non-scaling-stroke" />
      <path className="snapped" d="M30 70h1140" vectorEffect="non-scaling-stroke" />
      <path className="dust" d="M4 70h22M1174 70h22" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
