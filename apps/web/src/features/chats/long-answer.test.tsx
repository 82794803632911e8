import '../../app.css';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleAllowance, sampleAnswer, sampleConversation, sampleSaid } from '../../testing/chat-samples.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { forgetExchange } from './answers.ts';
import { chatPane } from './testing/chat-pane.tsx';

const network = standInForNetwork();
afterEach(() => {
  forgetExchange('fair');
  localStorage.clear();
});

test('a long answer is read from its beginning: its question stays in sight until one scrolls', async () => {
  const screen = await render(chatPane());
  (await network.next('/chats/fair')).answer(200, sampleConversation([sampleSaid('hello', 'Hello')]));
  const answer = Array.from({ length: 80 }, (_, line) => `Line ${line}`).join('\n\n');
  await screen.getByLabelText('Your message').fill('What is next?');
  await userEvent.keyboard('{Enter}');
  const stream = (await network.next('POST /api/chats/fair/messages')).stream();
  stream.event({ type: 'begun', engine: 'm-1' });
  stream.event({ type: 'text', text: answer });
  await expect.element(screen.getByText('Line 79', { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText('What is next?')).toBeInViewport();
  stream.answer({
    success: true,
    data: {
      userMessage: sampleSaid('question', 'What is next?'),
      assistantMessage: sampleAnswer('answer', answer),
      allowance: sampleAllowance().data,
    },
  });
  const latest = screen.getByRole('button', { name: 'To the latest' });
  await expect.element(latest).toBeVisible();
  await expect.element(screen.getByText('Line 0', { exact: true })).toBeInViewport();
  await expect.element(screen.getByText('What is next?')).toBeInViewport();
  await latest.click();
  await expect.element(screen.getByText('Line 79', { exact: true })).toBeInViewport();
});
