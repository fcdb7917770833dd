/** What a protected page shows until it is known who is looking. */
export function Waiting() {
  return (
    <p className="waiting" role="status">
      Loading...
    </p>
  );
}
