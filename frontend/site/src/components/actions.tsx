/** The two ways on from anywhere: try it, or look at it first. */
export function Actions({ quiet = true }: { quiet?: boolean }) {
  return (
    <p className="actions">
      <a className="button" href="/signup">
        Start Free Trial
      </a>
      {quiet && (
        <a className="button quiet" href="/demo/widget">
          See it in action
        </a>
      )}
    </p>
  );
}
