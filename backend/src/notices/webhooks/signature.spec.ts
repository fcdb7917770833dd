import { signature } from './signature.js';

it('signs time and body together', () => {
  // printf '1700000000.{"id":"1"}' | openssl dgst -sha256 -hmac whsec_test
  expect(signature('whsec_test', '{"id":"1"}', 1_700_000_000)).toBe(
    't=1700000000,v1=11bf4466ea17c3df3fd743af0b435368e16b7a05eb8eced85e8c4670767bdec5',
  );
  expect(signature('whsec_test', '{"id":"1"}', 1_700_000_001)).not.toContain(
    '11bf4466ea17c3df3fd743af0b435368e16b7a05eb8eced85e8c4670767bdec5',
  );
});
