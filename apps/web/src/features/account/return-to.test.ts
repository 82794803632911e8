import { afterEach, expect, onTestFinished, test } from 'vitest';
import { signOutLocally, useSession } from '../../platform/session.ts';
import { TRIED_PROJECT } from '../../platform/tried-project.ts';
import { samplePerson } from '../../testing/samples.ts';
import { returnTo } from './return-to.ts';
import { wayBack } from './way-back.ts';

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

const ANA = samplePerson({ id: 'ana', email: 'ana@daymark.example' });

test('a refused session promises what was typed in it, and the log-in knows the address', () => {
  useSession.setState({ user: ANA });

  signOutLocally('refused');

  expect(wayBack('/projects')).toEqual({
    from: '/projects',
    fromUser: 'ana',
    isTypedKept: true,
    email: 'ana@daymark.example',
  });
});

test('of a session that was left in another tab neither what was typed nor the address is kept', () => {
  useSession.setState({ user: ANA });

  signOutLocally('elsewhere');

  expect(wayBack('/projects')).toEqual({ from: '/projects', fromUser: 'ana', isTypedKept: false });
});

test('what was tried on the home page opens after the log-in, unless a page required that', () => {
  sessionStorage.setItem(TRIED_PROJECT, JSON.stringify({ brief: 'Paint the door' }));
  onTestFinished(() => sessionStorage.removeItem(TRIED_PROJECT));
  expect(returnTo({}, 'ana')).toBe('/projects/new');
  expect(returnTo({ from: '/chats' }, 'ana')).toBe('/chats');
});
