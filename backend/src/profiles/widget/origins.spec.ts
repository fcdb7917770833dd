import { isOriginAllowed, readOrigin } from './origins.js';

describe('readOrigin', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['https://www.example.com/contact?x=1', 'https://www.example.com'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['EXAMPLE.com', 'https://example.com'],
    ['ftp://example.com', null],
    ['https://user:pw@example.com', null],
    ['not a site', null],
    ['intranet', null],
    ['*.example.com', null],
    [`${'a.'.repeat(7_500)}example`, null],
    ['münchen.example', 'https://xn--mnchen-3ya.example'],
    ['', null],
  ])('reads %j as %j', (typed, origin) => {
    expect(readOrigin(typed)).toBe(origin);
  });
});

describe('isOriginAllowed', () => {
  it.each([
    [[], 'https://anyone.example', true],
    [['https://paint.example'], 'https://paint.example', true],
    [['https://paint.example'], 'https://www.paint.example', true],
    [['https://www.paint.example'], 'http://paint.example', true],
    [['https://paint.example'], 'https://paint.example.evil.example', false],
    [['https://paint.example'], 'https://blog.paint.example', false],
    [['https://paint.example'], 'https://paint.example:8443', false],
    [['https://paint.example'], 'null', false],
    [['https://paint.example'], null, true],
  ])('with %j lets %j in: %j', (allowed, origin, answer) => {
    expect(isOriginAllowed(allowed, origin)).toBe(answer);
  });
});
