import { CHAT_PAGE_MESSAGES } from '@daymark/domain/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { sampleAnswer, sampleConversation, sampleSaid } from '../../testing/chat-samples.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { forgetExchange } from './answers.ts';
import { conversationQuery } from './chat-queries.ts';
import { chatPane } from './testing/chat-pane.tsx';
import { useConversation } from './use-conversation.ts';

const network = standInForNetwork();
afterEach(() => forgetExchange('fair'));

const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return number % 2 === 0
      ? sampleSaid(`m${number}`, `Question ${number}`)
      : sampleAnswer(`m${number}`, `Answer ${number}`);
  });

test('a long chat opens at its end, and fetches what is earlier as one scrolls up', async () => {
  const screen = await render(chatPane());
  (await network.next('/chats/fair')).answer(200, sampleConversation(many(100, CHAT_PAGE_MESSAGES), true));
  await expect.element(screen.getByText('Answer 149')).toBeInViewport();
  const messages = screen.getByRole('region', { name: 'Messages' }).element();
  messages.scrollTop = 0;
  const earlier = await network.next('/chats/fair?before=m100');
  const anchor = () => screen.getByText('Question 100').query()?.getBoundingClientRect().top ?? Infinity;
  const before = anchor();
  earlier.answer(200, sampleConversation(many(50, CHAT_PAGE_MESSAGES), true));
  await expect.poll(() => messages.scrollTop).toBeGreaterThan(1000);
  await expect.poll(() => Math.abs(anchor() - before)).toBeLessThan(60);
  await expect.poll(() => messages.querySelectorAll('li').length).toBeLessThan(60);
  await screen.getByRole('button', { name: 'To the latest' }).click();
  await expect.element(screen.getByText('Answer 149')).toBeInViewport();
});

/** A client that has the latest two parts of a longer chat. */
function clientWithTwoParts() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const parts = [many(100, CHAT_PAGE_MESSAGES), many(50, CHAT_PAGE_MESSAGES)];
  client.setQueryData(conversationQuery('fair').queryKey, {
    pages: parts.map((messages) => sampleConversation(messages, true).data),
    pageParams: ['', 'm100'],
  });
  return client;
}

test('a long chat that is opened again fetches nothing earlier', async () => {
  const screen = await render(chatPane(clientWithTwoParts()));
  await expect.element(screen.getByText('Answer 149')).toBeInViewport();
  await network.next('/chats/allowance');
  expect(network.waiting()).toEqual([]);
});

test('what is earlier is fetched once, however often it is asked for', async () => {
  const client = clientWithTwoParts();
  const { result } = await renderHook(() => useConversation('fair'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  for (let call = 0; call < 2; call += 1) result.current.earlier.fetch();
  (await network.next('/chats/fair?before=m50')).answer(200, sampleConversation(many(0, 50)));
  await expect.poll(() => result.current.messages.length).toBe(150);
  expect(network.waiting()).toEqual([]);
});
