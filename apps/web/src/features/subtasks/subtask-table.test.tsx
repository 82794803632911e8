import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleProject, sampleSubtask } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { SubtaskBoard } from './subtask-board.tsx';

const TODAY = '2026-11-20';
const EMPTY_PROPOSAL = { rows: [], plan: null, madeFrom: '', leftOut: 0, granularity: 'normal', finer: [] };
const REFUSAL = { success: false, message: 'The database cannot be reached.', code: 'unavailable' };
const network = standInForNetwork();

beforeEach(() => {
  localStorage.clear();
  dismissAllToasts();
});

const one = (id: string, fields: Partial<Subtask> = {}) =>
  sampleSubtask({ id, title: `Task ${id}`, dueDate: TODAY, ...fields });

const A_TO_D = () => [
  one('a'),
  one('b', { position: 2, status: 'In Progress', priority: 'High', estimatedHours: 3, actualHours: 1 }),
  one('c', { position: 3, dueDate: '2026-11-23' }),
  one('d', { position: 4, dueDate: null, estimatedHours: 1.25 }),
];

function Page({ id, sought }: { id: string; sought: string | undefined }) {
  const { data } = useQuery(projectDetailsQuery(id));
  const [soughtId, seek] = useState(sought);
  return (
    data && (
      <SubtaskBoard
        project={data}
        today={TODAY}
        aside={null}
        proposalOf={({ draft }) => <p>{`proposed: ${draft.value.proposal?.rows.length}`}</p>}
        onSeek={() => {}}
        soughtId={soughtId}
        onFound={() => seek(undefined)}
      />
    )
  );
}

async function open(subtasks = A_TO_D(), sought?: string) {
  const project = sampleProject(subtasks);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  const { queryKey } = projectDetailsQuery(project.id);
  client.setQueryData<ProjectDetails>(queryKey, project);
  const screen = await show(<Page id={project.id} sought={sought} />, client);
  const now = () => client.getQueryData<ProjectDetails>(queryKey);
  const shown = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
  return { screen, project, shown, now, of: (id: string) => now()?.subtasks.find((each) => each.id === id) };
}

const said = () => currentToasts().map(({ kind, title, description }) => [kind, title, description]);
const undo = () => currentToasts().at(-1)?.action?.onAction();
const MANY = '/api/subtasks/projects/0199aaaa-0000-7000-8000-000000000001';

/** The answer of a server that carried the request out. */
const standing = ({ subtasks: _subtasks, plan: _plan, ...project }: ProjectDetails) => project;

test('a range of rows is selected with Shift, completed in one call, and taken back in one', async () => {
  const { screen, project, of } = await open();
  await screen.getByRole('button', { name: 'Select', exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Select: Task a' }).click();
  await screen.getByRole('checkbox', { name: 'Select: Task c' }).click({ modifiers: ['Shift'] });
  await expect.element(screen.getByText('3 tasks selected')).toBeVisible();
  await screen.getByRole('button', { name: 'Complete', exact: true }).click();

  const change = await network.next();
  expect([change.request, change.body]).toEqual([
    `PUT ${MANY}`,
    { changes: ['a', 'b', 'c'].map((id) => ({ id, status: 'Completed' })) },
  ]);
  await expect.poll(() => of('b')).toMatchObject({ status: 'Completed' });
  const completed = A_TO_D().map((each) => ({ ...each, status: 'Completed' as const }));
  change.answer(200, {
    success: true,
    data: { subtasks: completed.slice(0, 3), project: standing(project) },
  });
  await expect.poll(said).toEqual([['success', 'Subtask status updated successfully', '3 tasks']]);

  undo();
  const back = await network.next('projects/0199aaaa-0000-7000-8000-000000000001');
  expect(back.body).toEqual({
    changes: [
      { id: 'a', status: 'Pending' },
      { id: 'b', status: 'In Progress' },
      { id: 'c', status: 'Pending' },
    ],
  });
  await expect.poll(() => of('b')).toMatchObject({ status: 'In Progress' });
});

test('what is changed together is taken back together when the server refuses', async () => {
  const { screen, of } = await open();
  await screen.getByRole('button', { name: 'Select', exact: true }).click();
  await screen.getByRole('button', { name: 'Select all 4' }).click();
  await screen.getByRole('button', { name: 'Move', exact: true }).click();
  await screen.getByRole('spinbutton', { name: 'Move by days' }).fill('-2');
  await userEvent.keyboard('{Enter}');

  const change = await network.next();
  expect(change.body).toEqual({
    changes: [
      { id: 'a', dueDate: '2026-11-18' },
      { id: 'b', dueDate: '2026-11-18' },
      { id: 'c', dueDate: '2026-11-21' },
    ],
  });
  await expect.poll(() => of('c')).toMatchObject({ dueDate: '2026-11-21' });
  change.answer(503, REFUSAL);
  await expect.poll(said).toEqual([['error', 'Failed to update subtask', REFUSAL.message]]);
  await expect.poll(() => of('c')).toMatchObject({ dueDate: '2026-11-23' });
});

test('deleted together they come back with one undo', async () => {
  const { screen, project, shown } = await open();
  await screen.getByRole('button', { name: 'Select', exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Select: Task b' }).click();
  await screen.getByRole('checkbox', { name: 'Select: Task d' }).click();
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(shown).toEqual(['a', 'c']);

  const request = await network.next();
  expect([request.request, request.body]).toEqual([`POST ${MANY}/delete`, { ids: ['b', 'd'] }]);
  request.answer(200, { success: true, data: { subtasks: [], project: standing(project) } });
  await expect.poll(said).toEqual([['success', 'Subtask deleted successfully', '2 tasks']]);
  undo();
  await expect.poll(shown).toEqual(['a', 'b', 'c', 'd']);
  expect((await network.next('/restore')).body).toEqual({ ids: ['b', 'd'] });
});

test('how a plan is looked at is kept: grouping, order, and whether completed ones are hidden', async () => {
  const first = await open([...A_TO_D(), one('e', { status: 'Completed' })]);
  await first.screen.getByRole('button', { name: 'Display' }).click();
  await first.screen.getByRole('combobox', { name: 'Group by' }).selectOptions('priority');
  await first.screen.getByRole('checkbox', { name: 'Hide completed' }).click();
  await first.screen.unmount();

  const { screen, shown } = await open([...A_TO_D(), one('e', { status: 'Completed' })]);
  await expect.element(screen.getByRole('region', { name: 'High priority' })).toBeVisible();
  await expect.poll(shown).toEqual(['b', 'a', 'c', 'd']);
  await screen.getByRole('button', { name: /^Display/ }).click();
  await screen.getByRole('checkbox', { name: 'Hide completed' }).click();
  await expect.poll(shown).toEqual(['b', 'a', 'e', 'c', 'd']);
});

test('the overview counts subtasks and hours', async () => {
  const { screen } = await open();
  // On a phone it is another tab, which is rendered when the browser is idle.
  const overview = screen.getByLabelText('Task overview');
  await expect
    .poll(() => overview.element().textContent)
    .toBe('Completed0 of 4In progress1Pending3Estimated4 h 15 minAverage2 h 8 minSpent1 h');
});

test('of 2,000 rows only those in sight are on the page; each says its place, and any can be sought', async () => {
  const many = Array.from({ length: 2000 }, (_, n) => one(String(n), { position: n }));
  const { screen, shown } = await open(many, '1500');

  await expect.element(screen.getByRole('button', { name: /Task 1500$/ })).toHaveFocus();
  await expect.poll(() => shown().length).toBeLessThan(60);
  const row = document.querySelector('[data-row="1500"]');
  // Scrolling mounts dozens of rows at once, so a row has few elements.
  expect(row?.querySelectorAll('*').length).toBeLessThan(25);
  expect([row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')]).toEqual(['1501', '2000']);

  await screen.getByRole('searchbox', { name: 'Find tasks' }).fill('task 1999');
  await expect.poll(shown).toEqual(['1999']);
  await screen.getByRole('searchbox', { name: 'Find tasks' }).fill('nowhere');
  await screen.getByRole('button', { name: 'Show all tasks' }).click();
  await expect.poll(() => shown().length).toBeGreaterThan(5);
});

test('a new subtask begins as Medium, Pending and due at 12:00, and needs a title', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Add Subtask' }).click();
  await expect.element(screen.getByText('Please enter a title for the subtask')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Call Mara');
  await screen.getByRole('button', { name: 'Add', exact: true }).click();

  const { request, body } = await network.next();
  expect(request).toBe(`POST ${MANY}`);
  expect(body).toMatchObject({ priority: 'Medium', status: 'Pending', dueTime: '12:00', dueDate: TODAY });
});

test('what a form would overwrite is shown beside what was typed, and saved only when it was chosen', async () => {
  const { screen, project } = await open();
  await screen.getByRole('button', { name: /Task a/ }).click();
  await screen.getByRole('button', { name: 'Edit', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await screen.getByRole('spinbutton', { name: 'Hours spent' }).fill('2');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();

  const refused = await network.next();
  expect([refused.headers.get('if-match'), refused.body]).toEqual(['"1"', { title: 'Mine', actualHours: 2 }]);
  refused.answer(412, { success: false, message: 'Changed elsewhere', code: 'stale_version' });
  // Changes by a timer need no question.
  const moved = { status: 'In Progress', version: 2 };
  const theirs = A_TO_D().map((each) =>
    each.id === 'a' ? { ...each, title: 'Theirs', priority: 'Low', ...moved } : each,
  );
  (await network.next(project.id)).answer(200, {
    success: true,
    data: { project: { ...project, subtasks: theirs } },
  });
  await expect
    .poll(said)
    .toMatchObject([['error', 'Failed to update subtask', expect.stringMatching(/kept/)]]);
  const notice = screen.getByRole('alert');
  await expect
    .poll(() => notice.element().textContent)
    .toMatch(/TitleElsewhereTheirsYoursMinePriorityElsewhereLow(?!.*Status)/);
  await expect
    .element(screen.getByRole('combobox', { name: 'Status', exact: true }))
    .toHaveValue('In Progress');

  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Priority', exact: true })).toHaveValue('Low');
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const again = await network.next('/api/subtasks/a');
  expect([again.headers.get('if-match'), again.body]).toEqual(['"2"', { title: 'Mine', actualHours: 2 }]);
  again.answer(200, {
    success: true,
    data: { subtask: { ...one('a'), title: 'Mine', version: 3 }, project: standing(project) },
  });
  await expect.poll(() => said().at(-1)?.[1]).toBe('Subtask updated successfully');
});

test('a row says how it went with each of its actions', async () => {
  const { screen, project } = await open();
  const subtask = { ...one('a'), status: 'Completed' as const, version: 2 };
  await screen.getByRole('button', { name: /Task a/ }).click();
  await screen.getByRole('button', { name: 'Mark as completed' }).click();
  (await network.next()).answer(200, { success: true, data: { subtask, project: standing(project) } });
  await expect.poll(() => said().at(-1)?.[1]).toBe('Subtask status updated successfully');

  await screen.getByRole('combobox', { name: 'Status of Task c' }).selectOptions('In Progress');
  (await network.next('/c')).answer(503, REFUSAL);
  await expect.poll(() => said().at(-1)?.[1]).toBe('Failed to update subtask status');
});

test('j, x and e work along the rows, and x selects while rows are being selected', async () => {
  const { screen, of } = await open();
  await userEvent.keyboard('jjx');
  await expect.poll(() => of('b')?.status).toBe('Completed');
  await userEvent.keyboard('e');
  await expect.element(screen.getByRole('form', { name: 'Edit Task b' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Select', exact: true }).click();
  await userEvent.keyboard('jx');
  await expect.element(screen.getByText('1 task selected')).toBeVisible();
});

test('generating that fails says why, and what went wrong stays on the page with a way to try again', async () => {
  const { screen, project } = await open([one('a', { aiGenerated: false })]);
  await screen.getByRole('button', { name: 'Generate AI subtasks' }).click();
  await expect.element(screen.getByText('Generating AI subtasks...')).toBeVisible();
  (await network.next()).answerPage(502);
  await expect.poll(said).toMatchObject([['error', 'Failed to generate AI subtasks', expect.any(String)]]);
  await expect.element(screen.getByText('Failed to generate subtasks', { exact: true })).toBeVisible();
  (await network.next(project.id)).answer(200, { success: true, data: { project } });

  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next('/plan-proposal')).answer(200, { success: true, data: EMPTY_PROPOSAL });
  await expect.element(screen.getByText('proposed: 0')).toBeVisible();
});

test('a plan that cannot be made anew says so', async () => {
  const { screen } = await open([one('a', { aiGenerated: true })]);
  await screen.getByRole('button', { name: 'Change plan' }).click();
  await screen.getByRole('menuitem', { name: /^Regenerate/ }).click();
  (await network.next('/plan-proposal')).answer(503, REFUSAL);
  await expect.poll(() => said().at(-1)?.[1]).toBe('Failed to regenerate AI subtasks');
});

test('a priority is told only of a subtask whose priority differs from its project’s', async () => {
  const { screen } = await open();
  const opener = (title: RegExp) => screen.getByRole('button', { name: title, expanded: false });
  await expect.element(opener(/^Medium priority Task a/)).toBeVisible();
  await expect.element(opener(/^Task b/)).toBeVisible();
});
