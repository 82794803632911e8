import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

test('a project is duplicated to new dates from the palette', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const today = todayOfPeople();
  const { post, get } = callsOf(request, person);
  const { project } = await post('/projects', {
    name: 'Spring newsletter',
    description: '- Write 3 articles\n- Draw the header\n- Send it',
    startDate: today,
    dueDate: daysLater(today, 20),
    generateAISubtasks: true,
  });
  // It was planned while it had time, and is over: a plan for days that are past leaves out what is only useful.
  const over = await request.put(`/api/projects/${project.id}`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { startDate: daysLater(today, -40), dueDate: daysLater(today, -20) },
  });
  expect(over.ok(), await over.text()).toBe(true);
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  await expect(page.getByRole('heading', { level: 1, name: 'Spring newsletter' })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search or do' }).fill('duplicate');
  await page.getByRole('option', { name: 'Duplicate Spring newsletter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate Spring newsletter' });
  await expect(dialog.getByLabel('Project name')).toHaveValue('Copy of Spring newsletter');
  await expect(dialog.getByLabel('Start date')).toHaveValue(today);
  await expect(dialog.getByLabel('Due date')).toHaveValue(daysLater(today, 20));
  await expectClean(page);

  // Another start keeps the length.
  await dialog.getByLabel('Start date').fill(daysLater(today, 7));
  await expect(dialog.getByLabel('Due date')).toHaveValue(daysLater(today, 27));
  await dialog.getByLabel('Project name').fill('Summer newsletter');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Summer newsletter' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(project.id));

  const id = /project\/([^/]+)/.exec(page.url())?.[1];
  const titlesOf = async (projectId: string | undefined): Promise<string[]> =>
    (await get(`/subtasks/projects/${projectId}`)).map(({ title }: { title: string }) => title).sort();
  const titles = await titlesOf(project.id);
  expect(titles).toContain('Draw the header');
  expect(await titlesOf(id)).toEqual(titles);
  expect(complaints).toEqual([]);
});
