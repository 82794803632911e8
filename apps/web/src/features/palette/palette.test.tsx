import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keys } from '../../plan-data/queries.ts';
import { catchTyping } from '../../platform/typed-ahead.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleListed, samplePage, sampleProject, sampleSubtask } from '../../testing/samples.ts';
import { QuickAddForm } from '../quick-add/quick-add-form.tsx';
import type { PaletteActions } from './actions.ts';
import { Palette } from './palette.tsx';

const network = standInForNetwork();

const boat = sampleProject([
  sampleSubtask({ id: 'plank', title: 'Saw the planks' }),
  sampleSubtask({ id: 'paint', title: 'Paint the hull', status: 'Completed' }),
]);
const fair = sampleListed('Garden fair');

const makeActions = () =>
  ({
    go: vi.fn(),
    openProject: vi.fn(),
    openTask: vi.fn(),
    searchFor: vi.fn(),
    newProject: vi.fn(),
    startFromTemplate: vi.fn(),
    duplicate: vi.fn(),
    complete: vi.fn(),
    planAbsence: vi.fn(),
    chooseTheme: vi.fn(),
    showKeys: vi.fn(),
    logOut: vi.fn(),
  }) satisfies PaletteActions;

/** The palette of a user who opened one project and saw another in a list. */
async function open({
  projectId,
  onAdd = async () => {},
}: {
  projectId?: string;
  onAdd?: () => Promise<void>;
} = {}) {
  const client = new QueryClient();
  client.setQueryData(keys.details(boat.id), { ...boat, name: 'Boat shed' });
  client.setQueryData(keys.projectList({ limit: 10 }), samplePage([fair]));
  const actions = makeActions();
  const onOpenChange = vi.fn();
  const screen = await render(
    <QueryClientProvider client={client}>
      <Palette
        open
        onOpenChange={onOpenChange}
        projectId={projectId}
        actions={actions}
        addForm={(project, close) => <QuickAddForm projects={[project]} onAdd={onAdd} close={close} />}
      />
    </QueryClientProvider>,
  );
  return { screen, actions, onOpenChange };
}

const rowsOf = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
  screen
    .getByRole('option')
    .elements()
    .map((row) => row.textContent);

test('what was open last stands first, and Enter opens it', async () => {
  const { screen, actions } = await open();
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await expect.poll(() => rowsOf(screen)[0]).toContain('Boat shed');

  await userEvent.keyboard('{Enter}');

  await expect.poll(() => actions.openProject).toHaveBeenCalledExactlyOnceWith(boat.id);
});

test('a few letters find what this device has seen at once, what the server knows below it', async () => {
  const { screen, actions } = await open();
  (await network.next()).answer(200, samplePage([]));
  await screen.getByRole('combobox').fill('gard');
  await expect.poll(() => rowsOf(screen)[0]).toContain('Garden fair');
  const { request, answer } = await network.next();
  expect(new URLSearchParams(request.split('?')[1]).get('query')).toBe('gard');
  answer(200, samplePage([fair, { ...sampleListed('Winter garden'), id: 'winter' }]));
  await expect.element(screen.getByRole('option', { name: /Winter garden/ })).toBeVisible();
  await expect.poll(() => rowsOf(screen).filter((row) => row?.includes('Garden fair'))).toHaveLength(1);

  await screen.getByRole('option', { name: /Winter garden/ }).click();
  await expect.poll(() => actions.openProject).toHaveBeenCalledExactlyOnceWith('winter');
});

test('without an answer it goes on with what it knows, and says so', async () => {
  const { screen } = await open();
  (await network.next()).answer(200, samplePage([]));
  await screen.getByRole('combobox').fill('boat');
  (await network.next()).fail();
  await expect
    .element(screen.getByText('Only the projects that this device has seen are searched', { exact: false }))
    .toBeVisible();
  await expect.poll(() => rowsOf(screen)[0]).toContain('Boat shed');
});

test('an open subtask of the project on screen is completed by its name, a done one is not offered', async () => {
  const { screen, actions } = await open({ projectId: boat.id });
  await screen.getByRole('combobox').fill('complete');
  await expect.poll(() => rowsOf(screen).join()).toContain('Saw the planks');
  expect(rowsOf(screen).join()).not.toContain('Paint the hull');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => actions.complete)
    .toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        id: 'plank',
        status: 'Pending',
        projectId: { id: boat.id, name: 'Boat shed' },
      }),
    );
});

test('a task that is known only after the words were typed is what Enter completes, unless another row was chosen', async () => {
  const { screen, actions } = await open();
  const { request, answer } = await network.next();
  expect(request).toContain('/subtasks');
  await screen.getByRole('combobox').fill('varnish');
  await expect.poll(() => rowsOf(screen).length).toBe(1);
  const chosen = () =>
    screen
      .getByRole('option', { selected: true })
      .elements()
      .map((row) => row.textContent);
  await expect.poll(chosen).toEqual([expect.stringContaining('Search all projects')]);

  const task = { ...sampleSubtask({ id: 'varnish', title: 'Varnish the deck', dueDate: '2020-01-01' }) };
  answer(200, { ...samplePage([]), data: [{ ...task, projectId: { id: boat.id, name: 'Boat shed' } }] });
  await expect.poll(chosen).toEqual([expect.stringContaining('Varnish the deck')]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(chosen).toEqual([expect.stringContaining('Search all projects')]);
  const { request: search, answer: answerSearch } = await network.next();
  expect(search).toContain('query=varnish');
  answerSearch(200, samplePage([sampleListed('Varnish fair')]));
  await expect.element(screen.getByRole('option', { name: /Varnish fair/ })).toBeVisible();
  await expect.poll(chosen).toEqual([expect.stringContaining('Search all projects')]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(actions.complete).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'varnish' }));
});

test('tasks are found as in the search of the top bar, and open on Enter', async () => {
  const { screen, actions } = await open();
  (await network.next()).answer(200, samplePage([]));
  await screen.getByRole('combobox').fill('flour');
  (await network.next()).answer(200, samplePage([]));
  const { request, answer } = await network.next();
  expect(request).toMatch(/\/subtasks.*query=flour/);
  const task = { ...sampleSubtask({ id: 'flour', title: 'Order flour', status: 'Completed' }) };
  answer(200, { ...samplePage([]), data: [{ ...task, projectId: { id: boat.id, name: 'Boat shed' } }] });
  await expect.element(screen.getByRole('option', { name: /Order flour/ })).toBeVisible();

  await userEvent.keyboard('{Enter}');

  await expect.poll(() => actions.openTask).toHaveBeenCalledExactlyOnceWith('flour', boat.id);
});

test('what is typed before it has opened goes into it, and to nothing else', async () => {
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  onTestFinished(() => window.removeEventListener('keydown', heard));
  catchTyping();
  await userEvent.keyboard('flour');
  expect(heard).not.toHaveBeenCalled();
  const { screen } = await open();
  await expect.element(screen.getByRole('combobox')).toHaveValue('flour');
  await userEvent.keyboard('y');
  await expect.element(screen.getByRole('combobox')).toHaveValue('floury');
});

test.each([
  ['overview', 'go', ['/dashboard']],
  ['new project', 'newProject', []],
  ['dark', 'chooseTheme', ['dark']],
  ['ill', 'planAbsence', []],
  ['sign out', 'logOut', []],
  ['shortcuts', 'showKeys', []],
  ['zeppelin', 'searchFor', ['zeppelin']],
] as const)('"%s" and Enter: %s', async (words, action, told) => {
  const { screen, actions } = await open();
  await screen.getByRole('combobox').fill(words);
  await expect.poll(() => rowsOf(screen).length).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => actions[action].mock.calls).toEqual([told]);
});

test('the project on screen can be duplicated', async () => {
  const { screen, actions } = await open({ projectId: boat.id });
  await screen.getByRole('combobox').fill('duplicate');
  await screen.getByRole('option', { name: 'Duplicate Boat shed' }).click();
  await expect.poll(() => actions.duplicate).toHaveBeenCalledOnce();
});

async function chooseProject(screen: Awaited<ReturnType<typeof open>>['screen']) {
  await expect.element(screen.getByRole('combobox', { name: 'Search or do' })).toHaveFocus();
  await userEvent.keyboard('add a task to a{Enter}');
  await expect.element(screen.getByRole('combobox', { name: 'Add a task to which project?' })).toHaveFocus();
}

test('a subtask is added to the chosen project; refused, its words stay', async () => {
  const onAdd = vi.fn(async () => {}).mockRejectedValueOnce(new Error('refused'));
  const { screen, onOpenChange } = await open({ onAdd });
  await chooseProject(screen);
  // Before a letter is typed there is something to choose from.
  await expect.element(screen.getByRole('option', { name: /Garden fair/ })).toBeVisible();
  await screen.getByRole('combobox').fill('boat');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await userEvent.keyboard('Buy varnish{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Buy varnish');
  expect(onOpenChange).not.toHaveBeenCalled();

  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onOpenChange).toHaveBeenCalledWith(false);
  await expect.poll(() => onAdd).toHaveBeenCalledTimes(2);
  await expect
    .poll(() => onAdd)
    .toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Buy varnish' }), boat.id);
});

test('Backspace in the empty field leads back', async () => {
  const { screen } = await open();
  await chooseProject(screen);
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByRole('combobox', { name: 'Search or do' })).toHaveFocus();
});
