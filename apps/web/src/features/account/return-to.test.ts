import { afterEach, expect, test } from 'vitest';
import { signOutLocally, useSession } from '../../lib/session.ts';
import { samplePerson } from '../../testing/samples.ts';
import { returnTo, wayBack } from './return-to.ts';

afterEach(() => useSession.setState({ user: null }));

test('whoever comes without a page they wanted gets the dashboard', () => {
  expect(returnTo({}, 'ana')).toBe('/dashboard');
});

test('whoever wanted a page gets it', () => {
  expect(returnTo({ from: '/projects?page=2' }, 'ana')).toBe('/projects?page=2');
});

test('a page of somebody else is nowhere to return to', () => {
  const asked = { from: '/project/1/details', fromUser: 'ana' };

  expect(returnTo(asked, 'ana')).toBe('/project/1/details');
  expect(returnTo(asked, 'ben')).toBe('/dashboard');
});

test('a refused session remembers its page, a chosen log-out does not', () => {
  signOutLocally('refused');
  expect(wayBack('/projects')).toEqual({ from: '/projects' });

  signOutLocally('chosen');
  expect(wayBack('/projects')).toEqual({});
});

test.each([
  ['refused', true],
  ['elsewhere', false],
] as const)('what was typed in a session that was ended %s is promised again: %s', (reason, isTypedKept) => {
  useSession.setState({ user: samplePerson({ id: 'ana' }) });

  signOutLocally(reason);

  expect(wayBack('/projects')).toEqual({ from: '/projects', fromUser: 'ana', isTypedKept });
});
