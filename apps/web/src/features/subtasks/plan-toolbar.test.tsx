import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { putPageWords, takeAwayPageWords } from '../../testing/page-words.ts';
import { sampleProject, sampleSubtask } from '../../testing/samples.ts';
import { PlanToolbar } from './plan-toolbar.tsx';

afterEach(takeAwayPageWords);

type Props = ComponentProps<typeof PlanToolbar>;

const toolbar = (subtasks = [sampleSubtask({ id: 'gallery' })], props: Partial<Props> = {}) => (
  <PlanToolbar
    project={sampleProject(subtasks)}
    menu={[]}
    busyWords={undefined}
    failure={undefined}
    progress={undefined}
    isAdding={false}
    onAdd={() => {}}
    onGenerate={() => {}}
    onStop={() => {}}
    {...props}
  />
);

const BUSY = {
  busyWords: 'Generating AI subtasks...',
  progress: { count: 0, latest: undefined, isStopping: false },
};

test('offers to generate, and to regenerate what was generated', async () => {
  const screen = await render(toolbar([]));
  await expect.element(screen.getByRole('button', { name: 'Generate AI subtasks' })).toBeVisible();
  await screen.rerender(toolbar());
  await screen.getByRole('button', { name: 'Change plan' }).click();
  await expect.element(screen.getByRole('menuitem', { name: /^Regenerate/ })).toBeVisible();
});

test('says nothing of AI where the operator turned it off', async () => {
  putPageWords({ 'ai-provider': 'off' });
  const screen = await render(toolbar());
  await expect.element(screen.getByRole('button', { name: 'Add Subtask' })).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/generate/i);
});

test('tells how far a language model is, and calls it off', async () => {
  putPageWords({ 'ai-model': 'some-model' });
  const onStop = vi.fn();
  const screen = await render(toolbar([], { ...BUSY, onStop }));
  await expect.element(screen.getByText('Waiting for the language model...')).toBeVisible();
  const progress = { count: 3, latest: 'Build the gallery', isStopping: false };
  await screen.rerender(toolbar([], { ...BUSY, progress, onStop }));
  await expect.element(screen.getByText('3 tasks so far')).toBeVisible();
  await expect.element(screen.getByText('Build the gallery')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => onStop).toHaveBeenCalledOnce();
});

test('the built-in planner is done in a moment: there is nothing to call off', async () => {
  const screen = await render(toolbar([], BUSY));
  await expect.element(screen.getByText('Generating AI subtasks...')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('where a language model failed, the built-in planner is offered by its name', async () => {
  const onGenerate = vi.fn();
  const failure = 'The language model cannot be reached.';
  const screen = await render(toolbar(undefined, { failure, onGenerate }));
  await expect.element(screen.getByText(failure)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Use the built-in planner' }))
    .not.toBeInTheDocument();

  putPageWords({ 'ai-model': 'some-model' });
  await screen.rerender(toolbar([], { failure, onGenerate }));
  await screen.getByRole('button', { name: 'Use the built-in planner' }).click();
  await expect.poll(() => onGenerate).toHaveBeenCalledExactlyOnceWith({ regenerate: false, byBuiltIn: true });
});
