import { type TestApp, startApp } from '../support/app.js';
import { call, signUp } from '../support/client.js';

interface Report {
  total: number;
  imported: number;
  skipped: number;
  notes: string[];
  rows: {
    line: number;
    status: string;
    message?: string;
    job?: { id?: string; title: string; price: number; completedAt: string | null };
  }[];
}

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => test.close());

function upload(
  token: string,
  content: string | Buffer,
  { dryRun = false, mapping }: { dryRun?: boolean | string; mapping?: object } = {},
) {
  const form = new FormData();
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  form.set(
    'file',
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type: 'text/csv' }),
    'jobs.csv',
  );
  return call<Report>(`${test.api}/jobs/import?dryRun=${dryRun}`, { method: 'POST', token, body: form });
}

const listed = async (token: string) => (await call<unknown[]>(`${test.api}/jobs`, { token })).body.length;

const CSV =
  '\ufeffDate;Project;Notes;Total\r\n3/5/2024;Deck;"Sand; stain\ntwo coats";"$1,234.50"\r\n;Fence;;call me\r\n2024-01-02;Deck 2;x;99\r\n';

describe('importing past jobs', () => {
  it('reads byte order marks, semicolons, quoted line breaks and amounts, and reports every row', async () => {
    const { token } = await signUp(test.api);
    const dry = await upload(token, CSV, { dryRun: true });
    expect(dry.body).toMatchObject({ total: 3, imported: 0, skipped: 1 });
    expect(await listed(token)).toBe(0);
    const { status, body } = await upload(token, CSV);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 3, imported: 2, skipped: 1 });
    expect(body.rows[0]).toMatchObject({
      status: 'new',
      job: { title: 'Deck', price: 1234.5, completedAt: '2024-03-05' },
    });
    expect(body.rows[1]).toEqual({
      line: 4,
      status: 'invalid',
      message: '"call me" is not a price',
      field: 'price',
      cells: { title: 'Fence', description: '', price: 'call me', date: '' },
    });
    expect(await listed(token)).toBe(2);
  });

  it('brings nothing in twice', async () => {
    const { token } = await signUp(test.api);
    await upload(token, CSV);
    expect((await upload(token, CSV)).body).toMatchObject({
      imported: 0,
      skipped: 3,
      rows: [{ status: 'duplicate' }, { status: 'invalid' }, { status: 'duplicate' }],
    });
    expect((await upload(token, 'title,price\nShed,5\nShed,5\n')).body.rows).toMatchObject([
      { status: 'new' },
      { status: 'duplicate', message: 'This job is in the file already' },
    ]);
  });

  it('finds the table below a title, and the order of day and month in the whole column', async () => {
    const { token } = await signUp(test.api);
    const { body } = await upload(
      token,
      'Invoices 2025;;\n\nDate;Job;Total\n03/02/25;Tap;90,00\n14/02/25;Pump;1.200\n',
    );
    expect(body.rows).toMatchObject([
      { line: 4, job: { title: 'Tap', price: 90, completedAt: '2025-02-03' } },
      { line: 5, job: { title: 'Pump', price: 1200, completedAt: '2025-02-14' } },
    ]);
    expect(body.notes).toEqual([]);
  });

  const AUSTRALIAN =
    'The prices of this list are in Australian dollars. They come in as the same numbers of US dollars, not converted.';
  it.each([
    ['America/Chicago', '2025-03-02', 'March 2, 2025', '2025-02-03', [AUSTRALIAN]],
    ['Australia/Sydney', '2025-02-03', '3 February 2025', '2025-03-02', []],
  ])('reads days that could be either, and dollars, as people write them in %s', async (timezone, ...expected) => {
    const [day, inWords, otherwise, currency] = expected;
    const { token } = await signUp(test.api, { timezone });
    const list = 'Date,Job,Amount (inc GST)\n3/2/2025,Deck,"A$1,100.00"\n4/2/2025,Gate,A$90\n';
    const { body } = await upload(token, list, { dryRun: true });
    expect(body.rows[0]).toMatchObject({ status: 'new', job: { completedAt: day, price: 1100 } });
    expect(body.rows.map(({ message }) => message)).toEqual([undefined, undefined]);
    const guessed = 'Nothing in this list says whether its dates have the day or the month first.';
    expect(body.notes).toEqual([
      ...currency,
      `${guessed} 3/2/2025 is read as ${inWords}. If that is wrong, write the year first: ${otherwise}.`,
    ]);
  });

  it('follows a mapping', async () => {
    const { token } = await signUp(test.api);
    const { body } = await upload(token, 'A,B\nRoof,9000\n', { mapping: { title: 'A', price: 'B' } });
    expect(body).toMatchObject({ imported: 1, rows: [{ job: { title: 'Roof', description: 'Roof', price: 9000 } }] });
  });

  it('loses no job of a list that names no columns', async () => {
    const { token } = await signUp(test.api);
    const list = 'Porch,€900,\nGate,300,5/6/2024\n';
    expect((await upload(token, list)).body).toMatchObject({
      code: 'missing_column',
      message: expect.stringContaining('"Gate", "300", "5/6/2024" look like a job'),
    });
    const mapping = { title: 'Gate', price: '300', date: '5/6/2024' };
    const { body } = await upload(token, list, { mapping });
    expect(body).toMatchObject({
      imported: 2,
      rows: [
        { line: 1, job: { title: 'Porch', price: 900 } },
        { line: 2, job: { title: 'Gate', price: 300, completedAt: '2024-05-06' } },
      ],
    });
    expect(body.notes[0]).toBe('No row names the columns of this list: the first row is read as a job as well.');
    expect(body.rows[0]?.message).toContain('The price is in euros');
  });

  it.each([
    ['a binary', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 400, 'not_a_csv'],
    ['a missing column', 'title,notes\nRoof,x\n', 400, 'missing_column'],
    ['nothing', '', 400, 'empty_file'],
    ['over 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 413, 'file_too_large'],
  ])('refuses %s', async (_, content, status, code) => {
    const { token } = await signUp(test.api);
    expect(await upload(token, content)).toMatchObject({ status, body: { code } });
  });

  it('stores nothing of a file that turns out to be broken further down', async () => {
    const { token } = await signUp(test.api);
    const good = Array.from({ length: 1_000 }, (_, index) => `Job ${index},${100 + index}`).join('\n');
    const { status, body } = await upload(token, `title,price\n${good}\n"Roof,9000\n`);
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'not_a_csv' })]);
    expect(await listed(token)).toBe(0);
  });

  it.each([
    ['rows', 'too_many_rows', `t,p\n${',1\n'.repeat(300_000)}`],
    ['columns', 'too_many_columns', `title,price${','.repeat(300_000)}\na,1\n`],
  ])('refuses more %s than a list has', async (_, code, content) => {
    const { token } = await signUp(test.api);
    const { status, body } = await upload(token, content);
    expect([status, body]).toEqual([413, expect.objectContaining({ code })]);
  });

  it('reads a file in pieces without breaking a character', async () => {
    const { token } = await signUp(test.api);
    const titles = Array.from({ length: 3_000 }, (_, index) => `${'🎨'.repeat(20 + (index % 7))}${index}`);
    const { body } = await upload(token, `title,price\n${titles.map((title) => `${title},1`).join('\n')}`, {
      dryRun: true,
    });
    expect(body.rows.map(({ job }) => job?.title)).toEqual(titles);
  });

  it('stores nothing when it is not told plainly whether to', async () => {
    const { token } = await signUp(test.api);
    for (const dryRun of ['1', 'TRUE', '']) {
      const { status, body } = await upload(token, CSV, { dryRun });
      expect([status, body]).toEqual([400, expect.objectContaining({ message: 'dryRun must be true or false' })]);
    }
    expect(await listed(token)).toBe(0);
  });

  it('refuses what is no upload', async () => {
    const { token } = await signUp(test.api);
    expect(await call(`${test.api}/jobs/import`, { method: 'POST', token, body: {} })).toMatchObject({ status: 415 });
  });

  it('finds a place beside an address that sends many lists and ends none', async () => {
    const { token } = await signUp(test.api);
    const stop = new AbortController();
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'x-forwarded-for': '198.51.100.7',
    };
    const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="jobs.csv"\r\n\r\ntitle,price\r\n';
    const endless = () =>
      fetch(`${test.api}/jobs/import?dryRun=true`, {
        method: 'POST',
        headers,
        body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(start)) }),
        duplex: 'half',
        signal: stop.signal,
      });
    const slow = Array.from({ length: 8 }, endless);
    try {
      // Those that get no place hear so at once.
      expect((await Promise.race(slow)).status).toBe(503);
      expect((await upload(token, CSV, { dryRun: true })).status).toBe(200);
    } finally {
      stop.abort();
      await Promise.allSettled(slow);
    }
  });

  it("knows the jobs of the dashboard's own export again, dated or not", async () => {
    const { token } = await signUp(test.api);
    const jobs = [
      { title: '=HYPERLINK("x")', description: '-20% for neighbours', price: 12, completedAt: '2025-06-02' },
      { title: 'Deck', description: 'Sand, "stain"\ntwo coats', price: 1234.5 },
      { title: 'Fence', description: 'Cedar', price: 0, completedAt: null },
    ];
    for (const job of jobs) await call(`${test.api}/jobs`, { method: 'POST', token, body: job });
    const written =
      '\ufeffTitle,Description,Price,Date\r\n"\'=HYPERLINK(""x"")",\'-20% for neighbours,12.00,2025-06-02\r\n' +
      'Deck,"Sand, ""stain""\ntwo coats",1234.50,\r\nFence,Cedar,0.00,\r\n';
    const { body } = await upload(token, written);
    expect(body.rows.map(({ status }) => status)).toEqual(['duplicate', 'duplicate', 'duplicate']);
    expect(await listed(token)).toBe(3);
  });

  it('keeps a job whose date is none, and names the columns that it knows where one is missing', async () => {
    const { token } = await signUp(test.api);
    const { body } = await upload(token, 'Job,Notes,Total Charged,When\nDeck,Cedar,$8.2k cash,in May\n');
    expect(body).toMatchObject({ imported: 1, skipped: 0 });
    expect(body.rows[0]).toMatchObject({
      status: 'new',
      message: '"in May" is not a date: the job comes in without one. You can set the day in the job.',
      job: { title: 'Deck', price: 8200, completedAt: null },
    });
    const unknown = await upload(token, 'Job,Notes,Takings\nDeck,Cedar,900\n');
    expect(unknown).toMatchObject({
      status: 400,
      body: { code: 'missing_column', found: { title: 'Job', description: 'Notes' } },
    });
  });

  it('refuses a day that is still to come, and reads one in words without a comma', async () => {
    const { token } = await signUp(test.api);
    const { body } = await upload(token, 'title,price,date\nDeck,100,June 2 2025\nFence,90,2999-01-01\n');
    expect(body.rows[0]).toMatchObject({ status: 'new', job: { completedAt: '2025-06-02' } });
    expect(body.rows[1]).toMatchObject({
      status: 'invalid',
      message: '"2999-01-01" is still to come: enter the day the work was done, or leave it empty',
    });
  });

  it('takes 10,000 rows', async () => {
    const { token } = await signUp(test.api);
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `Job ${index},"Paint ${index % 50} rooms, two coats",${100 + index}`,
    );
    const { body } = await upload(token, `title,description,price\n${rows.join('\n')}\n`);
    expect(body).toMatchObject({ total: 10_000, imported: 10_000, skipped: 0 });
  });
});
