import { explained } from './smtp-failure.js';

const SENDER = 'post@lines.example';
const told = (message: string, more: object = { responseCode: 550, command: 'RCPT TO' }) =>
  explained(Object.assign(new Error(message), more), SENDER).message;

describe('what a mail server says', () => {
  it.each([
    ['550 5.1.1 <ann@example.com>: no such user', '550 5.1.1 the recipient: no such user.'],
    ['550 No mailbox ann.lee+quotes@mail.example.co.uk.', '550 No mailbox the recipient.'],
    ["550 to=o'brien@example.com,bo@example.com refused", '550 the recipient,the recipient refused.'],
    ['550 rfc822;Ann@EXAMPLE.com unknown', '550 rfc822;the recipient unknown.'],
    ['550 "ann lee"@example.com unknown', '550 the recipient unknown.'],
    ['550 <ann@[192.0.2.1]> unknown', '550 the recipient unknown.'],
    ['550 <änne@müller.example> unknown', '550 the recipient unknown.'],
    ['550 <ann@localhost> unknown', '550 the recipient unknown.'],
    ['452 4.2.2 Mailbox full @ 100%', '452 4.2.2 Mailbox full @ 100%.'],
    // Which sender is refused is what the operator has to know.
    ['550 <Post@lines.example>: sender refused', '550 <Post@lines.example>: sender refused.'],
  ])('%s', (message, sentence) => expect(told(message)).toBe(`The mail server answered: ${sentence}`));

  it('names nobody either where the connection fails', () => {
    expect(told('lost while <ann@example.com>', {})).toBe(
      'The mail server cannot be reached (lost while the recipient).',
    );
    expect(told('<ann@example.com>', { code: 'ETLS' })).not.toContain('@');
  });
});
