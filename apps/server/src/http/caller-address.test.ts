import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['fe80::7%eth0', 'fe80::7'],
])('a caller at %s comes from %s', (forwarded, address) => {
  expect(callerAddress(forwarded, '10.0.0.1')).toBe(address);
});

test.each(['', 'unknown', '203.0.113.999', '[x]:1', '1.2.3.4:5:6', 'x'.repeat(6_000)])(
  'what is no address is not taken for one (%#)',
  (forwarded) => {
    expect(callerAddress(forwarded, '10.0.0.1')).toBe('10.0.0.1');
  },
);
