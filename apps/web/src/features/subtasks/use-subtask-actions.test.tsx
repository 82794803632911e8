import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { keys } from '../../plan-data/queries.ts';
import { sampleProject, sampleSubtask } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { dismissAllToasts, undoLatestToast } from '../../ui/toast-store.ts';
import { useSubtaskActions } from './use-subtask-actions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  dismissAllToasts();
});

const subtask = sampleSubtask({ id: 'gallery', title: 'Build the gallery', dueDate: '2026-11-20' });
const project = sampleProject([subtask]);

function Mover() {
  const { change } = useSubtaskActions(project.id);
  return (
    <button type="button" onClick={() => void change(subtask, { dueDate: '2026-11-27', estimatedHours: 2 })}>
      Move
    </button>
  );
}

test('an edit is undone field by field, and nothing else is touched', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json({ success: true, data: {} });
    const change: object = JSON.parse(String(body));
    sent.push(change);
    return Response.json({ success: true, data: { subtask: { ...subtask, ...change }, project } });
  });
  const client = new QueryClient();
  client.setQueryData(keys.details(project.id), project);
  const screen = await show(<Mover />, client);
  await screen.getByRole('button', { name: 'Move' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await expect
    .poll(() => {
      undoLatestToast();
      return sent;
    })
    .toEqual([
      { dueDate: '2026-11-27', estimatedHours: 2 },
      { dueDate: '2026-11-20', estimatedHours: null },
    ]);
});
