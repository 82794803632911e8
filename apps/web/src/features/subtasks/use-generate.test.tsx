import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { standInForNetwork } from '../../testing/network.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { useGenerate } from './use-generate.ts';

const network = standInForNetwork();
afterEach(dismissAllToasts);

function Generating() {
  const { generate, stop, isPending, progress, failure } = useGenerate('fair');
  return (
    <>
      <button type="button" onClick={() => generate({ regenerate: false })}>
        Generate
      </button>
      <button type="button" onClick={() => generate({ regenerate: false, byBuiltIn: true })}>
        Built-in
      </button>
      <button type="button" onClick={stop}>
        Stop
      </button>
      <p>{isPending ? `at work: ${progress?.count ?? 'a moment'}` : 'at rest'}</p>
      <p>{failure}</p>
    </>
  );
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Generating />
    </QueryClientProvider>,
  );

const toasts = () => currentToasts().map(({ kind, title, description }) => [kind, title, description]);

test('counts what is found; what is called off has not failed', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Generate' }).click();
  const stream = (await network.next('/plan-proposal')).stream();
  stream.event({ type: 'begun', engine: 'some-model' });
  stream.event({ type: 'task', title: 'Book the stand', count: 1 });
  stream.event({ type: 'task', title: 'Print the flyers', count: 2 });
  await expect.element(screen.getByText('at work: 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Stop' }).click();
  await expect.element(screen.getByText('at rest')).toBeVisible();
  await expect.poll(toasts).toEqual([['info', 'Generating was stopped', 'The plan is unchanged.']]);
});

test('a language model that fails says why, and the built-in planner can be asked instead', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Generate' }).click();
  const stream = (await network.next('/plan-proposal')).stream();
  stream.event({ type: 'begun', engine: 'some-model' });
  const message = 'The answer of the language model broke off.';
  stream.failure({ success: false, message, code: 'ai_unavailable', requestId: 'r' });
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.poll(toasts).toEqual([['error', 'Failed to generate AI subtasks', message]]);

  await screen.getByRole('button', { name: 'Built-in' }).click();
  const second = await network.next('/plan-proposal');
  expect(second.body).toEqual({ engine: 'builtin' });
  await expect.element(screen.getByText('at work: a moment')).toBeVisible();
});
