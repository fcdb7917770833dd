import { PluckedLine } from '../components/chalk-line.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta;

export default function NotFound() {
  return (
    <main id="main" className="wrap narrow not-found">
      <p className="eyebrow">404</p>
      <h1>Nothing on this line</h1>
      <PluckedLine />
      <p className="lead">There is no page at this address. It may have moved, or a letter got lost on the way.</p>
      <p className="actions">
        <a className="button" href="/">
          Front page
        </a>
        <a className="button quiet" href="/demo/widget">
          See it in action
        </a>
      </p>
    </main>
  );
}
