import { demoFirm } from '../../content/demo/demo.ts';
import { DemoShell } from '../components/demo-shell.tsx';
import { SampleWebsite } from '../components/sample-website.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta;

export default function DemoWidget() {
  return (
    <DemoShell
      title="Talk to the chat"
      lead="Below is a sample painter’s website. The chat in the corner is the real one: ask it for a price."
    >
      <p className="demo-banner">
        <a className="button small" href="/#pricing">
          See the plans
        </a>
        <span>Like what it says? It can answer on your website.</span>
      </p>
      <p className="notice without-script">The chat needs JavaScript. Everything else on this site works without it.</p>
      <p className="notice" data-demo-business={demoFirm.businessId} hidden>
        The chat could not be loaded. Please reload the page in a moment.
      </p>
      <SampleWebsite />
    </DemoShell>
  );
}
