import { serverOf } from './smtp-mailer.js';

describe('the way to the mail server', () => {
  it.each([
    ['smtp://user:pw@mail.x.example', { requireTLS: true, ignoreTLS: false, secure: false, port: 587 }],
    ['smtp://user:pw@10.0.0.4:25', { requireTLS: true, ignoreTLS: false, secure: false, port: 25 }],
    ['smtps://user:pw@mail.x.example', { requireTLS: true, ignoreTLS: false, secure: true, port: 465 }],
    // Nothing to read but what mail servers pass on in the clear anyway.
    ['smtp://mail.x.example', { requireTLS: false, ignoreTLS: false }],
    // Nobody sits in between.
    ['smtp://user:pw@localhost:1025', { requireTLS: false, ignoreTLS: false }],
    ['smtp://user:pw@[::1]:1025', { requireTLS: false, ignoreTLS: false, host: '::1' }],
    ['smtp://user:pw@relay?tls=off', { requireTLS: false, ignoreTLS: true }],
  ])('%s', (url, way) => expect(serverOf(url)).toMatchObject(way));

  it('has user and password as they were before they were encoded', () => {
    expect(serverOf('smtp://u%40x.example:p%25w@mail.x.example').auth).toEqual({ user: 'u@x.example', pass: 'p%w' });
    expect(serverOf('smtp://mail.x.example').auth).toBeUndefined();
  });
});
