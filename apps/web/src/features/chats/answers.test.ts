import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useDraft } from '../../platform/draft.ts';
import { signIn, signOutLocally, useSession } from '../../platform/session.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { samplePerson } from '../../testing/samples.ts';
import { ask } from './answers.ts';
import { draftName } from './exchanges.ts';

const network = standInForNetwork();
afterEach(() => {
  signOutLocally('chosen');
  localStorage.clear();
});

test('what was said when the session had ended is in the field after the next log-in', async () => {
  const person = samplePerson();
  signIn('token', person);
  void ask(new QueryClient(), 'stairs', { content: 'Fourteen steps of oak' });
  (await network.next('POST /api/chats/stairs/messages')).answer(401, {
    success: false,
    message: 'Your session has ended. Please log in again.',
  });
  await expect.poll(() => useSession.getState().isAuthenticated).toBe(false);

  signIn('next token', person);
  const { result } = await renderHook(() => useDraft(draftName('stairs'), { text: '' }));
  expect(result.current.value.text).toBe('Fourteen steps of oak');
});
