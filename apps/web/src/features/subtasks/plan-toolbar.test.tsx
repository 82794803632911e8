import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleProject, sampleSubtask } from '../../testing/samples.ts';
import { PlanToolbar } from './plan-toolbar.tsx';

const meta = document.createElement('meta');
meta.name = 'ai-provider';

afterEach(() => meta.remove());

const toolbar = (subtasks = [sampleSubtask({ id: 'gallery' })]) => (
  <PlanToolbar
    project={sampleProject(subtasks)}
    busyWords={undefined}
    failure={undefined}
    isAdding={false}
    onAdd={() => {}}
    onGenerate={() => {}}
  />
);

test('offers to generate, and to regenerate what was generated', async () => {
  const screen = await render(toolbar([]));
  await expect.element(screen.getByRole('button', { name: 'Generate AI subtasks' })).toBeVisible();
  await screen.rerender(toolbar());
  await expect.element(screen.getByRole('button', { name: 'Regenerate' })).toBeVisible();
});

test('says nothing of AI where the operator turned it off', async () => {
  meta.content = 'off';
  document.head.append(meta);
  const screen = await render(toolbar());
  await expect.element(screen.getByRole('button', { name: 'Add Subtask' })).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/generate/i);
});
