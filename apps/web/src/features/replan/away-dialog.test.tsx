import '../../app.css';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { routed, show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { AwayDialog } from './away-dialog.tsx';

const network = standInForNetwork();
afterEach(dismissAllToasts);

const FAIR = { id: 'paint', projectId: 'fair', project: 'Garden fair', title: 'Paint the stall', hours: 3 };
const REASON = { kind: 'day-off', name: 'Away' };
const MOVE = { ...FAIR, from: '2127-01-05', to: '2127-01-12', reason: REASON };
const DAYS = { firstDay: '2127-01-04', lastDay: '2127-01-08' };
const PREVIEW = '/api/replan?away=2127-01-04..2127-01-08';

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
  const onOpenChange = vi.fn();
  const screen = await show(routed(() => <AwayDialog open onOpenChange={onOpenChange} />));
  await screen.getByLabelText('First day').fill(DAYS.firstDay);
  await screen.getByLabelText('Last day').fill(DAYS.lastDay);
  return { screen, onOpenChange };
}

const toasts = () => currentToasts().map(({ title, description }) => [title, description]);

test('an absence shows what it moves, is written at once, and one undo takes back all of it', async () => {
  const { screen, onOpenChange } = await open();
  (await network.next(PREVIEW)).answer(200, preview([MOVE]));
  await expect.element(screen.getByText('1 task would move.')).toBeVisible();
  await expect.element(screen.getByText('Paint the stall')).toBeVisible();
  await screen.getByLabelText('Name').fill('Skiing');
  await screen.getByRole('button', { name: 'Add the days off and move 1 task' }).click();
  const apply = await network.next('/api/replan');
  const away = { name: 'Skiing', ...DAYS };
  expect(apply.body).toMatchObject({ projectId: null, stamp: 'as-it-stands', how: 'moves', away });
  const dayOff = { id: 'skiing', _id: 'skiing', ...away, hoursOff: null };
  apply.answer(200, { success: true, data: { changeId: 'change', dayOff, moved: 1, projectIds: ['fair'] } });
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  await expect.poll(toasts).toEqual([[expect.stringMatching(/^Away .+ to /), '1 task moved']]);

  currentToasts()[0]?.action?.onAction();
  expect((await network.next('/api/plan-changes/change/undo')).request).toMatch(/^POST /);
});

test('the days off can be added alone; days the wrong way round are refused at their field', async () => {
  const { screen } = await open();
  (await network.next(PREVIEW)).answer(200, preview([MOVE]));
  await screen.getByLabelText('Last day').fill('2127-01-03');
  await expect.element(screen.getByText('The last day must not lie before the first')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  await screen.getByLabelText('Last day').fill(DAYS.lastDay);
  (await network.next(PREVIEW)).answer(200, preview([MOVE]));
  await screen.getByRole('button', { name: 'Only add the days off' }).click();
  const { body } = await network.next('/api/calendar/days-off');
  expect(body).toEqual({ name: 'Away', ...DAYS, hoursOff: null });
});

test('of a single day half of its hours can be taken off, or some, and then they are named', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('radio', { name: 'The whole day' })).not.toBeInTheDocument();
  await screen.getByLabelText('Last day').fill(DAYS.firstDay);
  await screen.getByText('Half a day').click();
  const day = { date: DAYS.firstDay, why: 'working', name: null, takenHours: 4, habitHours: 0 };
  const hours = { hours: 4, offHours: 0, busyHours: 2, doneHours: 0 };
  const days = await network.next(`/api/plan/days?from=${DAYS.firstDay}&to=${DAYS.firstDay}`);
  days.answer(200, { success: true, data: [{ ...day, ...hours }], count: 1 });
  const half = await network.next('/api/replan?away=2127-01-04..2127-01-04x3');
  half.answer(200, preview([MOVE]));
  await expect.element(screen.getByRole('radio', { name: 'Half a day (3 h)' })).toBeChecked();
  await expect
    .element(screen.getByRole('button', { name: 'Add the time off and move 1 task' }))
    .toBeVisible();

  await screen.getByText('Some hours').click();
  await screen.getByLabelText('Hours off').fill('1,3');
  await expect.element(screen.getByText(/^Hours off must be from 0.25 to 24/)).toBeVisible();
  await screen.getByLabelText('Hours off').fill('1,5');
  (await network.next('/api/replan?away=2127-01-04..2127-01-04x1.5')).answer(200, preview([]));
  await screen.getByRole('button', { name: 'Add the time off' }).click();
  const apply = await network.next('/api/replan');
  const away = { name: 'Away', firstDay: DAYS.firstDay, lastDay: DAYS.firstDay, hoursOff: 1.5 };
  expect(apply.body).toMatchObject({ away });
  const dayOff = { id: 'away', _id: 'away', ...away };
  apply.answer(200, { success: true, data: { changeId: 'change', dayOff, moved: 0, projectIds: [] } });
  await expect
    .poll(toasts)
    .toEqual([[expect.stringMatching(/^Away 1 h 30 min on /), 'Nothing had to move.']]);
});
