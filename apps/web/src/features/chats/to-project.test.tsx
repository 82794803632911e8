import type { ProjectDraft } from '@daymark/contract/chats';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleAnswer, sampleSaid } from '../../testing/chat-samples.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { ToProject } from './to-project.tsx';

const network = standInForNetwork();
afterEach(dismissAllToasts);

const titles = () => currentToasts().map(({ title }) => title);

const said = (letters: number) => sampleSaid('said', 'x'.repeat(letters));
const ENOUGH = [said(60), sampleAnswer('answer', 'y'.repeat(40))];

async function begin(messages = ENOUGH) {
  const drafted: ProjectDraft[] = [];
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ToProject chatId="fair" messages={messages} onDrafted={(draft) => drafted.push(draft)} />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Create Project' }).click();
  return { screen, drafted };
}

const asked = () => network.next('/chats/fair/project-draft');

const UNABLE =
  'Unable to create project from this conversation. Try discussing a specific project idea in more detail.';
const UNABLE_TO_EXTRACT =
  'Unable to extract project information from the conversation. Please provide more specific project details in your chat.';

const UNTOLD: [status: number, what: string][] = [
  [400, UNABLE],
  [429, 'You have reached the daily limit for AI requests. Please try again tomorrow or upgrade your plan.'],
  [503, 'The AI service is currently overloaded. Please try again in a few minutes.'],
  [500, 'Failed to create project from chat'],
];

const TOLD: [status: number, code: string, message: string][] = [
  [
    400,
    'invalid_input',
    'Not enough conversation content to create a project. Please have a more detailed discussion first.',
  ],
  [
    400,
    'invalid_input',
    'The conversation is too brief to extract meaningful project information. Please provide more details about your project idea.',
  ],
  [400, 'invalid_input', UNABLE_TO_EXTRACT],
  [503, 'ai_unavailable', 'The language model does not answer.'],
];

test('a conversation needs 2 messages and 100 characters before it is read', async () => {
  const one = await begin([said(200)]);
  await expect.poll(titles).toEqual(['Please have a more detailed conversation before creating a project.']);
  dismissAllToasts();
  await one.screen.unmount();
  const short = await begin([said(60), sampleAnswer('answer', 'y'.repeat(39))]);
  await expect
    .poll(titles)
    .toEqual(['The conversation is too brief to create a project. Please provide more details.']);
  expect(network.waiting()).toEqual([]);
  await short.screen.unmount();
  await begin(ENOUGH);
  await asked();
});

test('the work is shown step by step, and its result handed on', async () => {
  const { screen, drafted } = await begin();
  const stream = (await asked()).stream();
  const present = screen.getByRole('listitem').filter({ hasText: 'Planning the days' });
  stream.event({ type: 'progress', step: 'planning' });
  await expect.element(present).toHaveAttribute('aria-current', 'step');
  const draft = { project: { name: 'Fair' }, subtasks: [], assumptions: [], engine: 'm-1' };
  stream.answer({ success: true, data: { draft } });
  await expect.poll(() => drafted).toEqual([draft]);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('cancelling ends the work, and nothing comes of it', async () => {
  const { screen, drafted } = await begin();
  const { answer } = await asked();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  answer(200, { success: true, data: { draft: {} } });
  await screen.getByRole('button', { name: 'Create Project' }).click();
  await asked();
  await expect.poll(() => drafted).toEqual([]);
});

/** All that is said of a failure: one error, and what was kept. */
const saidOf = (message: string) => `${message}Your chat is unchanged.`;

test.each(UNTOLD)('what a %i means is said once where the server does not say it', async (status, what) => {
  const { screen } = await begin();
  (await asked()).answerPage(status);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(saidOf(what));
  expect(titles()).toEqual([]);
});

test.each(TOLD)(
  'what the server says of a %i (%s) is said, and nothing else',
  async (status, code, message) => {
    const { screen } = await begin();
    (await asked()).answer(status, { success: false, code, message });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(saidOf(message));
    expect(titles()).toEqual([]);
  },
);

test('a server that cannot be reached is said to be so', async () => {
  const { screen } = await begin();
  (await asked()).fail();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Failed to create project from chatDaymark cannot be reached. Your chat is unchanged.',
    );
});

test('who goes back after too little was said is in the chat, with no further error', async () => {
  const { screen } = await begin();
  (await asked()).answerPage(400);
  await screen.getByRole('button', { name: 'Back to the chat' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(titles()).toEqual([]);
});

test('a failure that may pass can be tried again, also one in the middle of the work', async () => {
  const { screen } = await begin();
  const stream = (await asked()).stream();
  stream.event({ type: 'progress', step: 'reading' });
  stream.failure({ success: false, code: 'overloaded', message: 'Too much is going on.' });
  await expect.element(screen.getByText('Too much is going on.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await asked();
});
