import { wonJob } from './won-job.js';

const lead = {
  contactName: 'Dana Reed',
  contactEmail: 'dana@example.com',
  contactPhone: '(503) 555-0117',
  summary: 'Dana Reed: Interior painting, 2 rooms.',
  details: { service: 'interior painting', location: '12 Elm St, Springfield' },
};
const said = (...words: string[]) => words.map((content) => ({ role: 'user' as const, content }));

describe('a won job', () => {
  it.each([
    [
      'Two rooms, my name is Dana Reed, dana@example.com, (503) 555-0117, this month',
      'Two rooms, my name is, this month',
    ],
    ['Please paint 2 rooms at 12 Elm St, Springfield. Walls only', 'Please paint 2 rooms at. Walls only'],
    ['It is Dana Reed. The ceiling has 10 sq m', 'It is. The ceiling has 10 sq m'],
    ['old address danar@example.org, then this', 'old address, then this'],
    [
      'Paint the hall. Write to nora at gmail dot com, or 541 five five five 0128. Two coats',
      'Paint the hall. Two coats',
    ],
    ['the other number is 541-555-0190, white walls', 'the other number is, white walls'],
  ])('is told without the person: %s', (message, description) => {
    expect(wonJob(lead, said(message), 'US').description).toBe(description);
  });

  it('leaves out messages that say nothing else', () => {
    const messages = said('2 rooms', 'Dana Reed', 'dana@example.com, (503) 555-0117', 'walls only');
    expect(wonJob(lead, messages, 'US')).toEqual({ title: 'Interior painting', description: '2 rooms\nwalls only' });
  });

  it('keeps longer words that begin like a name', () => {
    const al = { ...lead, contactName: 'Al', contactPhone: null };
    expect(wonJob(al, said('Al here, Aluminium gutters'), 'US').description).toBe('here, Aluminium gutters');
  });

  it('is named by the summary where no service is known, and by itself where nothing is', () => {
    expect(wonJob({ ...lead, details: null }, [], 'US')).toEqual({
      title: 'Interior painting, 2 rooms.',
      description: 'Interior painting, 2 rooms.',
    });
    expect(wonJob({ ...lead, details: null, summary: '' }, [], 'US')).toEqual({
      title: 'Job from a chat',
      description: 'Job from a chat',
    });
  });
});
