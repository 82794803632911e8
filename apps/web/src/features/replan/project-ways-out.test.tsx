import '../../app.css';
import { afterEach, expect, test } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { routed, show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { ProjectWaysOut } from './project-ways-out.tsx';

const network = standInForNetwork();
afterEach(dismissAllToasts);

const FAIR = { id: 'paint', projectId: 'fair', project: 'Garden fair', title: 'Paint the stall', hours: 3 };
const MOVE = { ...FAIR, from: '2026-11-20', to: '2026-11-24', reason: { kind: 'late' } };

const preview = (moves: object[]) => ({
  success: true,
  data: {
    stamp: 'as-it-stands',
    feasible: true,
    moves,
    unplaced: [],
    certificate: null,
    waysOut: [],
    promises: [],
  },
});

async function open() {
  const screen = await show(
    routed(() => <ProjectWaysOut unplaced={[{ ...FAIR, dueDate: null }]} today="2026-11-23" />),
  );
  return screen.getByRole('region', { name: 'Solutions for Garden fair' });
}

test('a project that fits by itself is moved by itself', async () => {
  const ways = await open();
  const look = await network.next('/api/replan?projectId=fair');
  look.answer(200, preview([MOVE, { ...MOVE, id: 'varnish' }]));
  await ways.getByRole('button', { name: 'Move 2 tasks of this project' }).click();
  const apply = await network.next('/api/replan');
  expect(apply.body).toMatchObject({ projectId: 'fair', stamp: 'as-it-stands', how: 'moves' });
  apply.answer(200, { success: true, data: { changeId: 'change', moved: 2 } });
  (await network.next('/api/replan?projectId=fair')).answer(200, preview([]));
  await expect.poll(() => currentToasts().map(({ title }) => title)).toEqual(['2 tasks moved']);
});

test('where nothing of a project has to move, nothing is offered', async () => {
  const ways = await open();
  (await network.next('/api/replan?projectId=fair')).answer(200, preview([]));
  await expect.element(ways.getByText(/^It fits as it is/)).toBeVisible();
  await expect.poll(() => ways.getByRole('button').elements()).toEqual([]);
});
