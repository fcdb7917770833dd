import { composeMail } from './mail.js';
import { fromLine } from './mailer.js';

const content = {
  subject: 'New lead',
  heading: '<b>Robin</b> & co',
  paragraphs: ['First line\nsecond line'],
  facts: [{ label: 'Phone', value: '"555" <0100>' }],
  button: { label: 'Open', url: 'https://example.com/?a=1&b="2"' },
  footer: 'Why you get this',
};

describe('composeMail', () => {
  it('says the same in both parts', () => {
    const { text } = composeMail(content);
    expect(text).toBe(
      '<b>Robin</b> & co\n\nFirst line\nsecond line\n\nPhone: "555" <0100>\n\nOpen: https://example.com/?a=1&b="2"\n\n-- \nWhy you get this\n',
    );
  });

  it('escapes whatever came from a person', () => {
    const { html } = composeMail(content);
    expect(html).toContain('&lt;b&gt;Robin&lt;/b&gt; &amp; co');
    expect(html).toContain('First line<br>second line');
    expect(html).toContain('&quot;555&quot; &lt;0100&gt;');
    expect(html).toContain('href="https://example.com/?a=1&amp;b=&quot;2&quot;"');
    expect(html).not.toContain('<b>');
  });

  it('lets a label of any length give way to its amount', () => {
    const { html } = composeMail({ ...content, facts: [{ label: 'x'.repeat(80), value: '$2,300' }] });
    expect(html).toMatch(/<th [^>]*overflow-wrap:anywhere[^>]*>x{80}</);
    expect(html).not.toMatch(/<th [^>]*nowrap/);
  });

  it('takes an address for answers only where there is one', () => {
    expect(composeMail(content)).not.toHaveProperty('replyTo');
    expect(composeMail({ ...content, replyTo: 'a@example.com' }).replyTo).toBe('a@example.com');
  });

  it('speaks in the name of who the reader knows', () => {
    const { html, sender } = composeMail({ ...content, sender: 'Robin & Sons' });
    expect(sender).toBe('Robin & Sons');
    expect(html).toContain('>Robin &amp; Sons</p>');
    expect(composeMail(content).html).toContain('>Chalkline</p>');
  });
});

describe('fromLine', () => {
  it.each([
    ['Chalkline <no-reply@x.example>', undefined, 'Chalkline <no-reply@x.example>'],
    ['Chalkline <no-reply@x.example>', 'Robin, Sons', '"Robin, Sons via Chalkline" <no-reply@x.example>'],
    ['no-reply@x.example', 'Robin', '"Robin" <no-reply@x.example>'],
    ['no-reply@x.example', 'R"\r\nBcc: a@b.example', '"RBcc: a@b.example" <no-reply@x.example>'],
  ])('%j for %j is %j', (from, sender, line) => {
    expect(fromLine(from, sender)).toBe(line);
  });
});
