/**
 * Runs Lighthouse (mobile preset, median of three) on the built site and prints a table; fails below the bar.
 * CHALKLINE_URL measures a running product instead of a static server.
 */
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import { chromiumLaunch } from '../../../.config/browser.mjs';
import { serveSite } from '../test/static-server.ts';

const PAGES = ['/', '/ai-quoting-software-for-painters', '/blog/1', '/demo/jobs'];
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BAR = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100, kilobytes: 180, scripts: 100 };

type Scores = Record<(typeof CATEGORIES)[number], number>;

interface Run {
  scores: Scores;
  kilobytes: number;
  scripts: number;
  thirdParty: number;
}

interface NetworkRequest {
  url: string;
  transferSize: number;
  resourceType: string;
}

async function measure(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
  const size = (some: NetworkRequest[]): number => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  const score = (name: keyof Scores): number => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    kilobytes: size(items),
    scripts: size(items.filter(({ resourceType }) => resourceType === 'Script')),
    thirdParty: items.filter((item) => item.url.startsWith('http') && new URL(item.url).origin !== new URL(url).origin)
      .length,
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function summarize(runs: Run[]): Run {
  const score = (name: keyof Scores): number => median(runs.map((run) => run.scores[name]));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    kilobytes: median(runs.map((run) => run.kilobytes)),
    scripts: median(runs.map((run) => run.scripts)),
    thirdParty: Math.max(...runs.map((run) => run.thirdParty)),
  };
}

function misses({ scores, kilobytes, scripts, thirdParty }: Run): string[] {
  return [
    ...CATEGORIES.filter((name) => scores[name] < BAR[name]),
    ...(kilobytes > BAR.kilobytes ? ['transfer'] : []),
    ...(scripts > BAR.scripts ? ['JavaScript'] : []),
    ...(thirdParty > 0 ? ['third-party requests'] : []),
  ];
}

const running = process.env.CHALKLINE_URL;
const own = running ? null : await serveSite(0);
const base = running ?? own?.url ?? '';
const { executablePath, args } = await chromiumLaunch();
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
const missed: string[] = [];
try {
  console.log(
    '| page | performance | accessibility | best practices | SEO | transfer kB | JavaScript kB | third-party |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const path of PAGES) {
    const runs: Run[] = [];
    for (let i = 0; i < RUNS; i += 1) runs.push(await measure(`${base}${path}`, chrome.port));
    const middle = summarize(runs);
    const { scores, kilobytes, scripts, thirdParty } = middle;
    const figures = [...CATEGORIES.map((name) => scores[name]), kilobytes.toFixed(1), scripts.toFixed(1), thirdParty];
    console.log(`| ${path} | ${figures.join(' | ')} |`);
    missed.push(...misses(middle).map((what) => `${path}: ${what}`));
  }
} finally {
  chrome.kill();
  own?.server.close();
}
if (missed.length > 0) {
  console.error(`Below the bar: ${missed.join('; ')}`);
  process.exitCode = 1;
}
