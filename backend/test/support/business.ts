import { type TestOwner, call, signUp } from './client.js';

export interface TestBusiness extends TestOwner {
  name: string;
}

const ROOMS = [
  ['Lounge and hall repaint', '2 rooms, walls only, two coats', 900],
  ['Flat between tenants', '3 rooms, walls, one colour', 1320],
  ['Family home inside', '5 rooms painted, walls', 2180],
  ['Office walls', '4 rooms, walls only', 1760],
  ['Bedroom pair', '2 rooms, walls', 880],
  ['Whole flat', '6 rooms, walls and touch-ups', 2600],
] as const;

/** A painter with six comparable jobs and two rules. */
export async function openPainter(
  api: string,
  name = 'Plumb Line Painting',
  jobs: readonly (readonly [string, string, number])[] = ROOMS,
): Promise<TestBusiness> {
  const owner = await signUp(api, { businessName: name });
  const details = {
    name: 'Pat Owner',
    phone: '(503) 555-0142',
    businessName: name,
    businessAddress: '',
    contactEmail: '',
    industry: 'Painting',
    about: '',
    services: [],
  };
  const checks = [await call(`${api}/auth/update-details`, { method: 'PUT', token: owner.token, body: details })];
  for (const [title, description, price] of jobs) {
    checks.push(await call(`${api}/jobs`, { method: 'POST', token: owner.token, body: { title, description, price } }));
  }
  for (const [title, description] of [
    ['Smallest job', 'The minimum job is $200'],
    ['Weekends', 'Add 20% for work on a weekend'],
  ]) {
    checks.push(
      await call(`${api}/rules`, { method: 'POST', token: owner.token, body: { title, description, isActive: true } }),
    );
  }
  const bad = checks.find(({ status }) => status >= 400);
  if (bad) throw new Error(`the business could not be set up: ${JSON.stringify(bad.body)}`);
  return { ...owner, name };
}
