import { newRecoveryCodes, newTotpSecret, otpauthUrl, plainRecoveryCode, stepOf } from './totp.js';

/** The SHA-1 secret of RFC 6238, appendix B; its codes there have eight digits, of which an app shows the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('stepOf', () => {
  it.each([
    ['287082', 59, 1],
    ['081804', 1_111_111_109, 37_037_036],
    ['050471', 1_111_111_111, 37_037_037],
    ['005924', 1_234_567_890, 41_152_263],
    ['279037', 2_000_000_000, 66_666_666],
  ])('takes %s at %d s as step %d', (code, seconds, step) => {
    expect(stepOf(SECRET, code, seconds * 1000)).toBe(step);
  });

  it('allows one step of drift to each side and no more', () => {
    const at = (seconds: number) => stepOf(SECRET, '287082', seconds * 1000);
    expect([at(29), at(59), at(89), at(119), at(-1)]).toEqual([1, 1, 1, null, null]);
  });

  it.each(['', '28708', '287083', 'abcdef'])('refuses %j', (code) => {
    expect(stepOf(SECRET, code, 59_000)).toBeNull();
  });
});

it('secrets have 160 bits, and apps can read their address', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(otpauthUrl(secret, 'pat@example.com'));
  expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    secret,
    'Chalkline',
  ]);
});

it('recovery codes are ten, different, and read in any spelling', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[BCDFGHJKMPQRTVWXY2346789]{5}-[BCDFGHJKMPQRTVWXY2346789]{5}$/);
  expect(plainRecoveryCode(' bcdfg hjk-mp ')).toBe('BCDFGHJKMP');
});
