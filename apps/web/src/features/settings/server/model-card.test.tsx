import type { LanguageModel } from '@daymark/contract/language-model';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { modelName } from '../../../platform/ai.ts';
import { signIn, signOutLocally } from '../../../platform/session.ts';
import { standInForNetwork } from '../../../testing/network.ts';
import { putPageWords, takeAwayPageWords } from '../../../testing/page-words.ts';
import { samplePerson } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../../ui/toast-store.ts';
import { ModelCard } from './model-card.tsx';

const network = standInForNetwork();

beforeEach(() => {
  localStorage.clear();
  signIn('token', samplePerson({ isOwner: true }));
  putPageWords({ 'ai-model': '' });
});
afterEach(() => {
  takeAwayPageWords();
  dismissAllToasts();
  signOutLocally('chosen');
});

const NONE: LanguageModel = { model: null, isOff: false, variables: [] };
const PLACE = { provider: 'openai-compatible', address: 'http://127.0.0.1:11434/v1' } as const;
const CONNECTED: LanguageModel = {
  ...NONE,
  model: { ...PLACE, name: 'qwen3:8b', briefs: null, hasKey: false, isKeyLost: false },
};

const success = (data: unknown) => ({ success: true, data });

async function open(present: LanguageModel) {
  const screen = await show(<ModelCard />);
  (await network.next()).answer(200, success(present));
  return screen;
}

async function openWithoutOllama() {
  const screen = await open(NONE);
  const nearby = await network.next();
  expect(nearby.request).toBe('GET /api/server/model/nearby');
  nearby.answer(200, success({ ollama: null }));
  return screen;
}

test('an Ollama on the machine is connected with one click, and the page knows its model', async () => {
  const screen = await open(NONE);
  const ollama = { address: PLACE.address, models: ['qwen3:8b', 'llama3.2'] };
  (await network.next()).answer(200, success({ ollama }));
  await screen.getByLabelText('Model').selectOptions('llama3.2');
  await screen.getByLabelText('Model').selectOptions('qwen3:8b');
  await screen.getByRole('button', { name: 'Use qwen3:8b' }).click();
  const asked = await network.next();
  expect([asked.request, asked.body]).toEqual([
    'PUT /api/server/model',
    { ...PLACE, key: null, model: 'qwen3:8b' },
  ]);
  asked.answer(200, success(CONNECTED));
  await expect.element(screen.getByText(PLACE.address)).toBeVisible();
  await expect.poll(currentToasts).toMatchObject([{ kind: 'success', title: 'qwen3:8b is connected' }]);
  expect(modelName()).toBe('qwen3:8b');
});

test('one without a model says how to get one', async () => {
  const screen = await open(NONE);
  (await network.next()).answer(200, success({ ollama: { address: PLACE.address, models: [] } }));
  await expect.element(screen.getByText('ollama pull', { exact: false })).toBeVisible();
});

test('what is missing or refused stands at its field, and nothing that was typed is lost', async () => {
  const screen = await openWithoutOllama();
  await screen.getByRole('button', { name: 'Connect a language model' }).click();
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect
    .element(screen.getByText('Please enter an address such as http://localhost:11434/v1'))
    .toBeVisible();
  await expect.element(screen.getByText('Please choose a model')).toBeVisible();
  await screen.getByLabelText('Provider').selectOptions('Anthropic');
  await screen.getByRole('button', { name: 'Show the server’s models' }).click();
  await expect.element(screen.getByText('Please enter the key of this provider')).toBeVisible();
  await screen.getByLabelText('Key').fill('sk-1');
  await screen.getByRole('button', { name: 'Show the server’s models' }).click();
  const asked = await network.next();
  expect([asked.request, asked.body]).toEqual([
    'POST /api/server/model/list',
    { provider: 'anthropic', address: null, key: 'sk-1' },
  ]);
  asked.answer(
    200,
    success({ models: null, address: null, problem: 'api.anthropic.com does not accept the key.' }),
  );
  await expect.element(screen.getByText('api.anthropic.com does not accept the key.')).toBeVisible();
  await expect.element(screen.getByLabelText('Key')).toHaveValue('sk-1');
});

test('a model that fails the test says why, and one of a changed form is tried with what is typed', async () => {
  const screen = await open(CONNECTED);
  await screen.getByRole('button', { name: 'Try it' }).click();
  const first = await network.next();
  expect([first.request, first.body]).toEqual(['POST /api/server/model/test', { model: null }]);
  const said = 'Nothing answers at 127.0.0.1:11434.';
  first.answer(200, success({ isPlanned: false, said, seconds: 0.1, brief: '', tasks: [] }));
  await expect.element(screen.getByText(said)).toBeVisible();
  await screen.getByRole('button', { name: 'Change' }).click();
  await expect.element(screen.getByText(said)).not.toBeInTheDocument();
  await screen.getByLabelText('Model').fill('llama3.2');
  await screen.getByRole('button', { name: 'Try it' }).click();
  const second = await network.next();
  expect(second.body).toEqual({ model: { ...PLACE, model: 'llama3.2' } });
  const tasks = [{ ref: 't1', title: 'Paint the walls', dueDate: '2026-12-01', estimatedHours: 1.5 }];
  const planned = { isPlanned: true, said: 'It read it:', seconds: 3.2, brief: 'Paint.', tasks };
  second.answer(200, success(planned));
  await expect
    .element(screen.getByRole('list', { name: 'The plan of the sample' }).getByText('Paint the walls'))
    .toBeVisible();
  await expect.element(screen.getByText('It took 3.2 seconds.')).toBeVisible();
});

test('a disconnection that is refused leaves the model shown', async () => {
  const screen = await open(CONNECTED);
  await screen.getByRole('button', { name: 'Disconnect' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  (await network.next()).answer(500, {});
  await expect
    .poll(currentToasts)
    .toMatchObject([{ kind: 'error', title: 'Failed to disconnect the language model' }]);
  await expect.element(screen.getByText(PLACE.address)).toBeVisible();
});

test('what the environment sets is shown with its variables, and cannot be changed here', async () => {
  const screen = await open({ ...CONNECTED, variables: ['AI_PROVIDER', 'AI_MODEL'] });
  await expect.element(screen.getByText('(AI_PROVIDER, AI_MODEL)', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try it' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
});
