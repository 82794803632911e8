import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WaitingMark } from '../../plan-data/waiting-mark.tsx';
import { currentOverlay, showOverlay } from '../../platform/overlays.ts';
import { useSession } from '../../platform/session.ts';
import {
  allSent,
  cleanUpOutboxes,
  entries,
  openProject,
  plank,
  project,
  rope,
  troubles,
  waiting,
} from '../../testing/kept-project.tsx';
import { LeaveDialog } from '../account/leave-dialog.tsx';
import { logOut } from '../account/log-out.ts';
import { ReachBanner } from '../reach/reach-banner.tsx';
import { fieldInWords } from '../subtasks/field-words.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

cleanUpOutboxes();

const openList = () =>
  render(
    <WaitingDialog
      open
      onOpenChange={() => {}}
      inWords={(field, task) => fieldInWords(field, task, [])}
      nameOfProject={() => project.name}
    />,
  );

test('the list says what waits in the order of sending, and each change can be discarded', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await waiting(1);
  await actions.add({ title: 'Varnish' });
  await actions.change(rope, { title: 'Long rope', estimatedHours: 2 }, rope.version);
  const screen = await openList();

  const items = screen.getByRole('listitem');
  await expect.poll(() => items.elements().length).toBe(3);
  const texts = items.elements().map((item) => item.querySelector('p')?.textContent);
  expect(texts).toEqual(['Complete “Plank”', 'Add “Varnish”', 'Change “Rope”: Title and Estimated hours']);
  await expect.element(screen.getByText(new RegExp(`^${project.name} · saved`)).first()).toBeVisible();

  await screen.getByRole('button', { name: 'Discard: Add “Varnish”' }).click();
  await waiting(2);
  await screen.getByRole('button', { name: 'Discard: Complete “Plank”' }).click();
  await screen.getByRole('button', { name: /^Discard/ }).click();
  await expect.element(screen.getByText('Nothing waits: all your changes are sent.')).toBeVisible();
});

test('a conflict shows what was before, elsewhere and here, and is settled by a choice', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  await actions.change(plank, { title: 'Oak plank', dueDate: '2026-11-27' }, plank.version);
  server.tasks.write('plank', { title: 'Pine plank' });
  await server.comeBack();
  await expect.poll(troubles).toEqual(['conflict']);
  const screen = await openList();
  const mark = await render(<WaitingMark id="plank" />);
  await expect.element(mark.getByRole('img', { name: 'Needs your decision' })).toBeInTheDocument();

  await expect.element(screen.getByText('Nothing was overwritten.', { exact: false })).toBeVisible();
  const values = screen
    .getByRole('definition')
    .elements()
    .map((value) => value.textContent);
  expect(values).toEqual(['BeforePlank', 'ElsewherePine plank', 'YoursOak plank']);

  await screen.getByRole('button', { name: 'Take theirs' }).click();

  await allSent();
  expect(server.tasks.present.get('plank')).toMatchObject({ title: 'Pine plank', dueDate: '2026-11-27' });
});

test('a refused change says why, and is sent again on Retry', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await waiting(1);
  server.tasks.present.delete('plank');
  await server.comeBack();
  const screen = await openList();
  await expect.element(screen.getByText('It was deleted elsewhere.')).toBeVisible();
  server.tasks.present.set('plank', plank);

  await screen.getByRole('button', { name: 'Retry: Complete “Plank”' }).click();

  await allSent();
  expect(server.tasks.present.get('plank')?.status).toBe('Completed');
});

test('the banner counts what waits and opens the list; each waiting task has a mark', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  const screen = await render(
    <>
      <ReachBanner />
      <WaitingMark id="plank" />
      <WaitingMark id="rope" />
    </>,
  );
  await expect.element(screen.getByText(/Changes to tasks are saved on this device/)).toBeVisible();
  actions.setStatus(plank, 'Completed');

  await expect.element(screen.getByText(/1 change waits on this device/)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Not sent yet' })).toBeInTheDocument();
  expect(screen.getByRole('img').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Show' }).click();
  expect(currentOverlay()).toBe('waiting');
  showOverlay(undefined);

  await server.comeBack();
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('on a phone the banner of a conflict is one line with a button', async () => {
  await page.viewport(390, 844);
  const { server, actions } = await openProject();
  const screen = await render(<ReachBanner />);
  await server.vanish();
  await actions.change(plank, { title: 'Oak plank' }, plank.version);
  actions.setStatus(plank, 'Completed');
  server.tasks.write('plank', { title: 'Pine plank' });
  await server.comeBack();
  await expect.element(screen.getByText('1 change needs your decision.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Show' }).element();
  const banner = screen.getByRole('status').element().querySelector('.bg-ink');
  expect((banner?.clientHeight ?? 0) - button.clientHeight).toBeLessThanOrEqual(16);
  await screen.getByRole('button', { name: 'Show' }).click();
  expect(currentOverlay()).toBe('waiting');
  showOverlay(undefined);
});

test('signing out asks first while something waits, and then deletes it', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await waiting(1);

  logOut();

  expect(currentOverlay()).toBe('leaving');
  expect(useSession.getState().isAuthenticated).toBe(true);
  const onOpenChange = vi.fn();
  const screen = await render(<LeaveDialog open onOpenChange={onOpenChange} />);
  await expect
    .element(screen.getByText('1 change waits on this device. Signing out deletes it.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Sign out' }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(useSession.getState().isAuthenticated).toBe(false);
  expect(entries()).toEqual([]);
  showOverlay(undefined);
});
