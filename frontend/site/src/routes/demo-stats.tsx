import { demoStats } from '../../content/demo/demo.ts';
import { DemoShell } from '../components/demo-shell.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta;

export default function DemoStats() {
  return (
    <DemoShell
      title="Monthly Stats"
      lead="Sample figures, not results of a real firm. They show what the end of a month looks like."
    >
      <dl className="stats">
        {demoStats.map((stat) => (
          <div key={stat.name}>
            <dt>{stat.name}</dt>
            <dd>
              <b>{stat.value}</b>
              <span className="badge good">{stat.change} on the month before</span>
              <span className="muted">{stat.note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </DemoShell>
  );
}
