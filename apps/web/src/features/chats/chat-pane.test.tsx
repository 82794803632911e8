import '../../app.css';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  sampleAllowance,
  sampleAnswer,
  sampleConversation,
  sampleProposal,
  sampleSaid,
} from '../../testing/chat-samples.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { forgetExchange } from './answers.ts';
import { chatPane } from './testing/chat-pane.tsx';

const network = standInForNetwork();
afterEach(() => {
  forgetExchange('fair');
  dismissAllToasts();
  localStorage.clear();
});

const toasts = () => currentToasts().map(({ title, description }) => [title, description]);
const SEND = 'POST /api/chats/fair/messages';
const HISTORY = [sampleSaid('hello', 'Hello'), sampleAnswer('hi', 'Good morning')];

async function open(history = HISTORY) {
  const screen = await render(chatPane());
  (await network.next('/chats/fair')).answer(200, sampleConversation(history));
  (await network.next('/chats/allowance')).answer(200, sampleAllowance());
  const field = screen.getByLabelText('Your message');
  const say = async (words: string) => {
    await field.fill(words);
    await userEvent.keyboard('{Enter}');
    return network.next(SEND);
  };
  return { screen, field, say };
}

const whole = (question: string, answer: string) => ({
  success: true,
  data: {
    userMessage: sampleSaid('question', question),
    assistantMessage: sampleAnswer('answer', answer),
    allowance: sampleAllowance({ engine: 'm-1', limit: 50, left: 4 }).data,
  },
});

test('what is said stands at once, and its answer grows as it comes', async () => {
  const { screen, field, say } = await open();
  const sent = await say('What is next?');
  expect(sent.body).toEqual({ content: 'What is next?' });
  await expect.element(screen.getByText('What is next?')).toBeVisible();
  await expect.element(field).toHaveValue('');
  const stream = sent.stream();
  stream.event({ type: 'begun', engine: 'm-1' });
  stream.event({ type: 'text', text: 'The **labels**' });
  await expect
    .element(screen.getByRole('article', { name: 'Answer of m-1' }).getByText(/The labels/))
    .toBeVisible();
  const status = screen.getByRole('status').filter({ hasText: 'The answer is being written' });
  await expect.element(status).toBeInTheDocument();
  stream.event({ type: 'text', text: ' are.' });
  stream.answer(whole('What is next?', 'The **labels** are.'));
  await expect.element(screen.getByText('Built-in assistant answered: The labels are.')).toBeInTheDocument();
  await expect.element(screen.getByText('4 of 50 requests left today')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('a message that fails is taken back, and its words are in the field again', async () => {
  const { screen, field, say } = await open();
  const sent = await say('What is next?');
  await field.fill('And then?');
  sent.answer(503, {
    success: false,
    code: 'ai_unavailable',
    message: 'The language model gives no answer.',
  });
  await expect.element(field).toHaveValue('What is next?\nAnd then?');
  await expect.poll(toasts).toEqual([['Failed to send message', 'The language model gives no answer.']]);
  await expect
    .element(screen.getByRole('alert').getByText(/The language model gives no answer\./))
    .toBeVisible();
  await expect.poll(() => screen.getByText('What is next?', { exact: true }).elements()).toEqual([]);

  await screen.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  expect((await network.next(SEND)).body).toEqual({ content: 'What is next?' });
});

test('a failure in the middle of an answer is told like any other', async () => {
  const { field, say } = await open();
  const stream = (await say('What is next?')).stream();
  stream.event({ type: 'begun', engine: 'm-1' });
  stream.event({ type: 'text', text: 'The' });
  stream.failure({
    success: false,
    code: 'overloaded',
    message: 'The AI service is currently overloaded. Please try again in a few minutes.',
  });
  await expect.element(field).toHaveValue('What is next?');
  await expect
    .poll(toasts)
    .toEqual([
      [
        'Failed to send message',
        'The AI service is currently overloaded. Please try again in a few minutes.',
      ],
    ]);
});

test('the limit of the day is said, with what was written kept', async () => {
  const { screen, field, say } = await open();
  (await say('What is next?')).answer(429, {
    success: false,
    code: 'ai_limit_reached',
    message:
      'You have reached the daily limit for AI requests. Please try again tomorrow or upgrade your plan.',
  });
  await expect.element(screen.getByRole('alert').getByText(/You have reached the daily limit/)).toBeVisible();
  await expect.poll(() => screen.getByRole('alert').getByRole('button').elements()).toEqual([]);
  await expect.element(field).toHaveValue('What is next?');
  (await network.next('/chats/allowance')).answer(
    200,
    sampleAllowance({ engine: 'm-1', limit: 50, left: 0 }),
  );
  await expect
    .element(screen.getByText(/None of today’s 50 requests is left\. There are more from/))
    .toBeVisible();
});

test('Escape stops an answer, and what had come of it stands', async () => {
  const { screen, say } = await open();
  const stream = (await say('Tell me all')).stream();
  stream.event({ type: 'begun', engine: 'm-1' });
  stream.event({ type: 'text', text: 'It began' });
  await expect.element(screen.getByText('It began')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const stopped = sampleAnswer('stopped', 'It began', { isStopped: true, engine: 'm-1' });
  const kept = [...HISTORY, sampleSaid('all', 'Tell me all'), stopped];
  (await network.next('/chats/fair')).answer(200, sampleConversation(kept));
  await expect.element(screen.getByText('Stopped here.')).toBeVisible();
  expect(toasts()).toEqual([]);

  await screen.getByRole('button', { name: 'Retry' }).click();
  expect((await network.next(SEND)).body).toEqual({ content: 'Tell me all', replaces: 'all' });
  await expect.element(screen.getByText('Stopped here.')).not.toBeInTheDocument();
});

test('what is stopped before a word of it came is as if it had not been said', async () => {
  const { screen, field, say } = await open();
  await say('Tell me all');
  await screen.getByRole('button', { name: 'Stop' }).click();
  for (let look = 0; look < 2; look += 1)
    (await network.next('/chats/fair')).answer(200, sampleConversation(HISTORY));
  await expect.element(field).toHaveValue('Tell me all');
  expect(toasts()).toEqual([]);
});

test('an answer that broke off on the way stands as far as the server kept it', async () => {
  const { screen, say } = await open();
  const stream = (await say('Tell me all')).stream();
  stream.event({ type: 'begun', engine: 'm-1' });
  stream.event({ type: 'text', text: 'It began' });
  await expect.element(screen.getByText('It began')).toBeVisible();
  stream.breakOff();
  const stopped = sampleAnswer('stopped', 'It began', { isStopped: true });
  const kept = [...HISTORY, sampleSaid('all', 'Tell me all'), stopped];
  (await network.next('/chats/fair')).answer(200, sampleConversation(kept));
  await expect.element(screen.getByText('Stopped here.')).toBeVisible();
  await expect.poll(toasts).toEqual([['The answer was interrupted', 'The part that arrived is kept.']]);
});

test('Shift+Enter begins a new line, nothing sends nothing, and what is typed waits for the next visit', async () => {
  const { screen, field } = await open();
  await field.click();
  await userEvent.keyboard('  {Enter}');
  expect(network.waiting().filter((request) => request === SEND)).toEqual([]);
  await field.fill('One');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
  await expect.element(field).toHaveValue('One\ntwo');
  await screen.unmount();
  const again = await open();
  await expect.element(again.field).toHaveValue('One\ntwo');
});

test('a chat that cannot be fetched says so, and can be tried again', async () => {
  const screen = await render(chatPane());
  (await network.next('/chats/fair')).answerPage(500);
  await expect.element(screen.getByRole('alert').getByText(/Failed to fetch chat/)).toBeVisible();
  await expect.poll(toasts).toEqual([['Failed to load chat', 'It is kept on the server.']]);
  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next('/chats/fair')).answer(200, sampleConversation(HISTORY));
  await expect.element(screen.getByText('Good morning')).toBeVisible();
});

test('what fails again and again while an answer is looked for is told once', async () => {
  const { screen, say } = await open();
  const stream = (await say('What is next?')).stream();
  stream.event({ type: 'begun', engine: 'm-1' });
  stream.event({ type: 'text', text: 'The labels' });
  await expect.element(screen.getByText('The labels')).toBeVisible();
  stream.breakOff();
  for (let look = 0; look < 5; look++) (await network.next('/chats/fair')).answerPage(500);
  await expect.element(screen.getByLabelText('Your message')).toHaveValue('What is next?');
  await expect.poll(() => toasts().filter(([title]) => title === 'Failed to load chat')).toHaveLength(1);
});

test('what is too long to be sent says so, and none of it is cut off', async () => {
  const { screen, field } = await open();
  const words = 'ten chars '.repeat(1_000).trim();
  await field.fill(words);
  await expect.element(field).toHaveValue(words);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please use at most 8,000 characters: these are 9,999.');
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(network.waiting().filter((request) => request === SEND)).toEqual([]);
  await field.fill(words.slice(0, 8_000));
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('a chat that is gone says so', async () => {
  const screen = await render(chatPane());
  (await network.next('/chats/fair')).answer(404, {
    success: false,
    code: 'not_found',
    message: 'Chat not found',
  });
  await expect.element(screen.getByRole('heading', { name: 'Chat not found' })).toBeVisible();
  expect(toasts()).toEqual([]);
});

const offered = (fields = {}) => [
  sampleSaid('wish', 'Add a task to call Ana'),
  sampleAnswer('answer', 'I can add that.', { proposals: [sampleProposal(fields)] }),
];

test('a proposal says what it would do, and does it once it is accepted', async () => {
  const { screen } = await open(offered());
  const card = screen.getByRole('region', { name: 'Proposal: New task' });
  await expect.element(card.getByText(/Add the task “Call Ana” to “Bakery”/)).toBeVisible();
  await card.getByText('Description').click();
  await expect.element(card.getByText('About the ovens')).toBeVisible();
  await card.getByRole('button', { name: 'Accept' }).click();
  const accept = await network.next('/proposals/call-ana/accept');
  const result = {
    text: '“Call Ana” was added to “Bakery”.',
    projectId: 'bakery',
    changeId: null,
    isUndone: false,
  };
  accept.answer(200, { success: true, data: { proposal: sampleProposal({ status: 'accepted', result }) } });
  await expect.element(card.getByText('“Call Ana” was added to “Bakery”.')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Open project' }))
    .toHaveAttribute('href', '/project/bakery/details');
  await expect.element(card.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('an accepted proposal that changed plans is undone in its card', async () => {
  const result = { text: 'Took Tue 24 Nov 2026 off.', projectId: null, changeId: 'change', isUndone: false };
  const { screen } = await open(offered({ status: 'accepted', result }));
  const card = screen.getByRole('region', { name: 'Proposal: New task' });
  await card.getByRole('button', { name: 'Undo' }).click();
  const undo = await network.next('/plan-changes/change/undo');
  undo.answer(200, { success: true, data: { id: 'change', projectIds: [], restored: 1, leftAlone: [] } });
  await expect.poll(toasts).toEqual([['The plan was restored', undefined]]);
  await expect.element(card.getByText('It was undone since.')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a proposal is declined, and one that no longer holds says why', async () => {
  const { screen } = await open(offered());
  const card = screen.getByRole('region', { name: 'Proposal: New task' });
  await card.getByRole('button', { name: 'Accept' }).click();
  const accept = await network.next('/proposals/call-ana/accept');
  accept.answer(409, { success: false, code: 'conflict', message: 'This project was deleted.' });
  await expect.element(card.getByRole('alert').getByText(/This project was deleted\./)).toBeVisible();
  await card.getByRole('button', { name: 'Decline' }).click();
  const decline = await network.next('/proposals/call-ana/dismiss');
  decline.answer(200, { success: true, data: { proposal: sampleProposal({ status: 'dismissed' }) } });
  await expect.element(card.getByText('Declined. Nothing was changed.')).toBeVisible();
});
