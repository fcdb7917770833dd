import { samples } from 'computed:samples';
import { demoRules } from '../../content/demo/demo.ts';
import { DemoShell } from '../components/demo-shell.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta;

export default function DemoPricing() {
  return (
    <DemoShell
      title="Pricing Rules"
      lead="Sample rules of a made-up painter: the owner’s sentence, how Chalkline read it, and what it does to a price."
    >
      <ul className="rule-list">
        {demoRules.map((rule) => {
          const read = samples.demoRules[rule.id];
          return (
            <li key={rule.id}>
              <div>
                <h2>{rule.name}</h2>
                <q>{rule.description}</q>
                <p className="muted">
                  {read?.explanation} {read?.example && `For example: ${read.example}`}
                </p>
              </div>
              <b className="adjustment">{rule.adjustment}</b>
            </li>
          );
        })}
      </ul>
    </DemoShell>
  );
}
