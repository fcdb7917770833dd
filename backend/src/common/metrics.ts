import { Counter, Gauge, Histogram, register } from 'prom-client';

/*
 * What is measured, in one registry a process. A module can be loaded twice in one (tests): the first of a name is kept.
 * No label may hold an id, an address or a person's words.
 */

export function counter(name: string, help: string, labelNames: string[] = []): Counter {
  const known = register.getSingleMetric(name);
  return known instanceof Counter ? known : new Counter({ name, help, labelNames });
}

/** @param buckets upper bounds, in the unit that the name ends with */
export function histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram {
  const known = register.getSingleMetric(name);
  return known instanceof Histogram ? known : new Histogram({ name, help, labelNames, buckets });
}

/** A gauge that is read when it is asked for; what could not be read in time is left out. The last application of a process has it. */
export function measured(
  name: string,
  help: string,
  label: string,
  read: () => Promise<Record<string, number> | null>,
): void {
  register.removeSingleMetric(name);
  const labelNames = [label];
  const gauge: Gauge = new Gauge({
    ...{ name, help, labelNames },
    async collect() {
      const values = await read();
      gauge.reset();
      for (const [key, value] of Object.entries(values ?? {})) gauge.set({ [label]: key }, value);
    },
  });
}

/** Notes that work which is done again and again has been done. */
export function noteRun(work: string): void {
  const name = 'chalkline_last_run_timestamp_seconds';
  const known = register.getSingleMetric(name);
  const help = 'When this replica last finished work that is done on a schedule.';
  const gauge = known instanceof Gauge ? known : new Gauge({ name, help, labelNames: ['work'] });
  gauge.set({ work }, Date.now() / 1_000);
}
