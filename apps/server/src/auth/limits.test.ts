import { describe, expect, test } from 'vitest';
import { inWords, waitSeconds } from './limit.ts';
import { sendsOf } from './limits.ts';
import { networkOf } from './networks.ts';

describe('a network', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
    ['not an address', 'not an address'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

test.each([
  [1, 'in 1 second'],
  [43, 'in 43 seconds'],
  [119, 'in 119 seconds'],
  [120, 'in 2 minutes'],
  [121, 'in 3 minutes'],
  [7_200, 'in 2 hours'],
  [86_341, 'in 24 hours'],
])('%i seconds are told as "%s"', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});

test('one waits for the last of the windows that are full', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (...minutes: number[]) => minutes.map((m) => new Date(now.getTime() - m * 60_000));
  expect(waitSeconds(sendsOf('verify'), ago(0.5), now)).toBe(30);
  expect(waitSeconds(sendsOf('verify'), ago(50, 20, 0.5), now)).toBe(600);
  expect(waitSeconds(sendsOf('verify'), ago(1_430, 900, 800, 50, 20), now)).toBe(600);
});
