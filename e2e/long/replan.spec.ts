import { expect } from '@playwright/test';
import { unfold } from '../support/lines.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { clickUndo, heldToast } from '../support/toasts.ts';

const today = todayOfPeople();

test('a plan that cannot fit says why, and one click makes it fit', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post } = callsOf(request, person);
  const { project } = await post('/projects', {
    name: 'Catalogue',
    description: 'Write 12 letters, each takes 4 hours. The museum must approve each of them.',
    startDate: today,
    dueDate: daysLater(today, 5),
  });
  await post(`/subtasks/projects/${project.id}/generate`, {});
  await enterAs(page, person);
  // Nothing is late, and still the morning tells of it.
  await page.goto('/dashboard');
  const offer = page.getByRole('region', { name: 'The coming days' });
  await offer.getByRole('button', { name: 'See what would move' }).click();
  const ways = page.getByRole('region', { name: 'Solutions for Catalogue' });
  await expect(ways.getByRole('button', { name: /^Move the due date to/ })).toBeVisible();
  await expectClean(page);
  await ways.getByRole('link', { name: 'Catalogue' }).click();

  const health = page.getByRole('region', { name: 'Some tasks do not fit before the due date' });
  await expect(health.getByText(/of work and .* of time/)).toBeVisible();
  // One screen, one set of figures: what fits on no day is counted, and the plan says when its own figures were true.
  await expect(page.getByText(/^Day 1 of 6 · 0 of \d+ tasks done · \d+ without a day$/)).toBeVisible();
  await unfold(page, 'Task overview');
  await expect(page.getByText(/^Did not fit when it was planned: There are .+ of work/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not placed' })).toBeVisible();
  await expectClean(page);
  await health.getByRole('button', { name: /^Move the due date to/ }).click();
  const moved = await heldToast(page, 'moved');
  await expect(health).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Not placed' })).toBeHidden();
  await clickUndo(moved);
  await expect(health).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what is worth a look is mended by one click, and brought back', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post, get } = callsOf(request, person);
  const due = daysLater(today, 20);
  const { project } = await post('/projects', { name: 'Boat', startDate: today, dueDate: due });
  const path = `/subtasks/projects/${project.id}`;
  const add = (title: string, inDays: number) =>
    post(path, { title, dueDate: daysLater(today, inDays), estimatedHours: 1 });
  const { subtask: sand } = await add('Sand the hull', 14);
  const { subtask: paint } = await add('Paint the hull', 7);
  await page.request.put(`/api/subtasks/${paint.id}`, {
    data: { dependsOn: [sand.id] },
    headers: { authorization: `Bearer ${person.token}` },
  });
  const dayOfPaint = async () => {
    const rows: { id: string; dueDate: string }[] = await get(path);
    return rows.find(({ id }) => id === paint.id)?.dueDate ?? '';
  };
  const before = await dayOfPaint();
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);

  const fix = page.getByRole('button', { name: /^Move to .*: Paint the hull$/ });
  await fix.click();
  const updated = await heldToast(page, 'Subtask updated');
  await expect(fix).toBeHidden();
  expect((await dayOfPaint()) >= daysLater(today, 14)).toBe(true);
  await clickUndo(updated);
  await expect(fix).toBeVisible();
  expect(await dayOfPaint()).toBe(before);
  expect(complaints).toEqual([]);
});
