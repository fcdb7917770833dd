import { describe, expect, it } from '@jest/globals';
import { loginWithReturn, placeToGoTo } from './next-page.ts';
import { changeError, loginErrors, resetErrors, signupErrors } from './validation.ts';

const good = { email: 'a@example.com', password: 'secret', businessName: 'B', industry: 'Painting' };

describe('account forms', () => {
  it.each([
    [good, {}],
    [{ ...good, email: 'a@b' }, { email: 'Invalid email address' }],
    [{ ...good, password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ ...good, businessName: '  ' }, { businessName: 'Business name is required' }],
    [{ ...good, industry: '' }, { industry: 'Industry is required' }],
  ])('checks the sign-up %j', (form, errors) => {
    expect(signupErrors(form)).toEqual(errors);
  });

  it('checks the login', () => {
    expect(loginErrors({ email: '', password: '' })).toEqual({
      email: 'Invalid email address',
      password: 'Password is required',
    });
  });

  it.each([
    ['12345', '12345', { password: 'Password must be at least 6 characters' }],
    ['x'.repeat(73), 'x'.repeat(73), { password: 'Password must be less than 72 characters' }],
    ['x'.repeat(72), 'x'.repeat(72), {}],
    ['123456', '1234567', { confirm: "Passwords don't match" }],
  ])('checks the reset of %j', (password, confirm, errors) => {
    expect(resetErrors({ password, confirm })).toEqual(errors);
  });

  it.each([
    ['short', 'other', 'New passwords do not match'],
    ['1234567', '1234567', 'New password must be at least 8 characters'],
    ['12345678', '12345678', null],
  ])('checks the change to %j', (next, confirm, message) => {
    expect(changeError({ next, confirm })).toBe(message);
  });
});

describe('the way back', () => {
  it.each(['/dashboard/jobs/new', '/dashboard/chats/1?x=2', '/admin'])('leads to %s and back', (path) => {
    expect(placeToGoTo(loginWithReturn(path).slice('/login'.length))).toBe(path);
  });

  it.each(['', '?next=https://evil.example', '?next=//evil.example', '?next=/dashboardx', '?next=javascript:1'])(
    'leads from %j to the dashboard',
    (search) => expect(placeToGoTo(search)).toBe('/dashboard'),
  );
});
