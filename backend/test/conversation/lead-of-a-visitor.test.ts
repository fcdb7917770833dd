import { openPainter, type TestBusiness } from '../support/business.js';
import { type TestApp, startApp } from '../support/app.js';
import { call, signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

const BY_AREA = [
  ['Walls of a flat', 'Interior painting, 600 sq ft of walls', 2100],
  ['Living room', 'Interior painting, 450 sq ft of walls', 1575],
  ['Whole flat', 'Interior painting, 1200 sq ft of walls', 4200],
  ['Hall', 'Interior painting, 300 sq ft of walls', 1050],
  ['Upper floor', 'Interior painting, 1000 sq ft of walls', 3500],
] as const;

interface Lead {
  summary: string;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  details: { service: string | null; location: string | null; quantities: { quantity: number; unit: string }[] };
  estimate: { amount: number } | null;
}

let app: TestApp;
let painter: TestBusiness;

beforeAll(async () => {
  app = await startApp();
  painter = await openPainter(app.api, 'Steady Hand Painting', BY_AREA);
}, 60_000);

afterAll(() => app.close());

/** What a visitor was answered, message by message, and the lead that the owner reads. */
async function played(business: TestBusiness, messages: readonly string[]): Promise<{ replies: string[]; lead: Lead }> {
  const visitor = new TestVisitor(app.api, business.id);
  for (const message of messages) await visitor.say(message);
  const { body } = await call<Lead>(`${app.api}/chats/${visitor.chatId ?? ''}`, { token: business.token });
  return { replies: visitor.replies.map(({ message }) => message), lead: body };
}

describe('the lead of a visitor', () => {
  it('has the size of all rooms whose number was told a message earlier', async () => {
    const { lead } = await played(painter, ['Paint a few rooms', '3 rooms', '12x14 each', 'this month']);
    expect(lead.details.quantities).toContainEqual({ quantity: 504, unit: 'sq_ft', of: null });
    // About $3.50 a square foot, as the painter's past jobs cost.
    expect(lead.estimate?.amount).toBeGreaterThan(1500);
  });

  it('is priced without a condition that was taken off again, whatever was asked', async () => {
    const asked = 'interior repaint 1200 sq ft, next month';
    const plain = await played(painter, [asked, 'Ann Lee 541-555-0199']);
    const { lead } = await played(painter, [`${asked}, on the weekend`, 'Ann Lee 541-555-0199', 'remove the weekend']);
    expect(lead.estimate?.amount).toBe(plain.lead.estimate?.amount);
    expect(lead.details.location).toBeNull();
  });

  it('gets its contact from whoever first typed what nobody can be reached at', async () => {
    const opening = ['interior repaint 1200 sq ft', 'next month'];
    const { replies, lead } = await played(painter, [...opening, 'Ann 12345', '555', 'ann@mycompany', '541-555-0199']);
    expect(replies[2]).toContain('Thank you, Ann. That phone number does not look complete. Which phone number');
    expect(replies[3]).toMatch(/^That phone number does not look complete\. Which phone number/);
    expect(replies[4]).toMatch(/^That email address does not look complete\. Which phone number/);
    expect(lead).toMatchObject({ contact_name: 'Ann', contact_phone: '541-555-0199', contact_email: null });
    expect(lead.details.location).toBeNull();
  });

  it('has a place only where one was told', async () => {
    const opening = ['interior repaint 1200 sq ft', 'next month', 'Ann Lee 541-555-0199'];
    const aside = await played(painter, [...opening, 'oh sorry']);
    expect(aside.replies[2]).toContain('Where is the property');
    expect(aside.lead.details.location).toBeNull();
    const { lead } = await played(painter, [...opening, 'oh sorry', '12 Elm St, Salem']);
    expect(lead.details.location).toBe('12 Elm St, Salem');
  });

  it('stays about its work where other trades are asked for, and what past jobs show is said', async () => {
    const questions = ['do you do plumbing?', 'interior repaint 1200 sq ft', 'do you also do electrical work?'];
    const { replies, lead } = await played(painter, questions);
    expect(replies[0]).toContain('Nothing here tells me whether Steady Hand Painting does that');
    expect(replies[0]).toContain('What would you like us to paint?');
    expect(replies[2]).toContain("I've noted your question for them.");
    expect(lead.details.service).toBe('interior painting');
    expect(lead.summary).toContain('asks: do you do plumbing / do you also do electrical work');
    const handy = await openPainter(app.api, 'Brush And Wrench', [
      ...BY_AREA,
      ['Tap in the kitchen', 'Leaking faucet replaced, new drain pipe', 180],
    ]);
    const known = await played(handy, ['do you do plumbing?']);
    expect(known.replies[0]).toContain('Yes, Brush And Wrench has done that kind of work before.');
  });

  it('goes straight to the owner where nothing can be priced', async () => {
    const unpriced = await signUp(app.api, { businessName: 'New Leaf Plumbing', industry: 'Plumbing' });
    const { replies, lead } = await played({ ...unpriced, name: 'New Leaf Plumbing' }, [
      'I need a new water heater',
      'Ann Lee, 541-555-0199',
    ]);
    expect(replies[0]).toContain('I pass it to New Leaf Plumbing right away');
    expect(replies[0]).toContain('What is your name');
    expect(replies.join(' ')).not.toContain('how big');
    expect(lead).toMatchObject({ contact_name: 'Ann Lee', contact_phone: '541-555-0199', estimate: null });
  });

  it('names a danger, and has no price for it', async () => {
    const { replies, lead } = await played(painter, ['I smell gas in my kitchen', 'Joe, 541-555-0199', 'how much?']);
    expect(replies[0]).toContain('Leave the building first');
    expect(replies.join(' ')).not.toContain('$');
    expect(lead.summary).toMatch(/^EMERGENCY: Joe: .*gas/);
    expect(lead.estimate).toBeNull();
  });
});
