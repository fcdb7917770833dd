import { money } from '@chalkline/brand/money';
import { demoJobs, type DemoJob } from '../../content/demo/demo.ts';
import { longDate } from '../components/date.ts';
import { DemoShell } from '../components/demo-shell.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta;

function JobRow({ job }: { job: DemoJob }) {
  const done = job.status === 'completed';
  const date = (done ? job.completedDate : job.startDate) ?? '';
  return (
    <li>
      <details>
        <summary>
          <span className="row-main">
            <b>{job.description}</b>
            <span className="muted">{job.customerName}</span>
          </span>
          <span className={done ? 'badge good' : 'badge'}>{done ? 'Completed' : 'In progress'}</span>
          <span className="row-figure">
            <b>{money(job.value)}</b>
            <span className="muted">
              {done ? 'Completed' : 'Started'} <time dateTime={date}>{longDate(date)}</time>
            </span>
          </span>
        </summary>
        <ul className="job-details">
          {job.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}

export default function DemoJobs() {
  return (
    <DemoShell
      title="Recent Jobs"
      lead="Sample data of a made-up painter. Finished jobs like these are what an estimate is computed from. Open a row for the details."
    >
      <ul className="rows">
        {demoJobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </DemoShell>
  );
}
