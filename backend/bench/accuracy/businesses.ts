import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { PastJob } from '../../src/pricing/index.js';

/** One business of the benchmark: the jobs of one firm in one trade, split into those it learns from and those it estimates. */
export interface Business {
  name: string;
  trade: string;
  past: PastJob[];
  future: PastJob[];
}

interface Row {
  firm: string;
  trade: string;
  job: PastJob;
}

const MOST_WINDOWS = 10;

/** Reads jobs by the names of their columns: date, description, price, and where present title, trade, firm. */
export function readJobs(file: string): Row[] {
  const records = parse<Record<string, string>>(readFileSync(file), {
    columns: true,
    bom: true,
    skip_empty_lines: true,
  });
  const rows = records.map((record, line): Row => {
    const price = Number((record['price'] ?? '').replace(/[$,\s]/g, ''));
    return {
      firm: record['firm'] ?? '',
      trade: record['trade'] ?? 'all',
      job: {
        id: `job-${String(line).padStart(6, '0')}`,
        title: record['title'] ?? '',
        description: record['description'] ?? '',
        priceCents: Math.round(price * 100),
        date: record['date'] ?? null,
      },
    };
  });
  return rows.filter(({ job }) => Number.isFinite(job.priceCents) && job.priceCents > 0);
}

/**
 * Splits each firm and trade by time: the earlier 80% is past, the later 20% is to be estimated. With `sample`, the past is
 * that many of its jobs, drawn at random (the same ones on every run).
 */
export function businesses(rows: Row[], sample: number | null): Business[] {
  return byBusiness(rows).flatMap(({ name, trade, jobs }) => {
    const cut = Math.floor(jobs.length * 0.8);
    const past = sample === null ? jobs.slice(0, cut) : drawn(jobs.slice(0, cut), sample);
    return past.length < 5 ? [] : [{ name, trade, past, future: jobs.slice(cut) }];
  });
}

/**
 * Every firm and trade at a time when it had `count` jobs: consecutive ones as the past, the next quarter as many to be
 * estimated; up to ten such times, spread over its jobs. So all firms speak about each number of jobs, not only those that
 * happen to have it.
 */
export function windows(rows: Row[], count: number): Business[] {
  const tested = Math.ceil(count / 4);
  return byBusiness(rows).flatMap(({ name, trade, jobs }) => {
    const starts = Array.from({ length: Math.floor((jobs.length - count) / tested) }, (_, k) => k * tested);
    const step = Math.max(1, Math.ceil(starts.length / MOST_WINDOWS));
    return starts
      .filter((_, k) => k % step === 0)
      .map((start) => {
        const end = start + count;
        return { name, trade, past: jobs.slice(start, end), future: jobs.slice(end, end + tested) };
      });
  });
}

function byBusiness(rows: Row[]): { name: string; trade: string; jobs: PastJob[] }[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.firm}|${row.trade}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([name, group]) => ({
    name,
    trade: group[0]?.trade ?? '',
    jobs: group
      .map(({ job }) => job)
      .sort((a, b) =>
        (a.date ?? '') < (b.date ?? '') ? -1 : (a.date ?? '') > (b.date ?? '') ? 1 : a.id < b.id ? -1 : 1,
      ),
  }));
}

/** A random sample in the order of time. */
function drawn(jobs: PastJob[], count: number): PastJob[] {
  const random = generator(20_240_117);
  const keyed = jobs.map((job, at) => ({ job, at, key: random() })).sort((a, b) => a.key - b.key);
  return keyed
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ job }) => job);
}

/** Mulberry32: small, seeded, good enough to draw samples. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
