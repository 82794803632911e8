import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

test('a project is duplicated to new dates from the palette', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const today = todayOfPeople();
  const made = await request.post('/api/projects', {
    headers: { authorization: `Bearer ${person.token}` },
    data: {
      name: 'Spring newsletter',
      description: '- Write 3 articles\n- Draw the header\n- Send it',
      startDate: daysLater(today, -40),
      dueDate: daysLater(today, -20),
      generateAISubtasks: true,
    },
  });
  const { project, subtasks } = (await made.json()).data;
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
  const copy = await request.get(`/api/subtasks/projects/${id}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { data } = await copy.json();
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title).sort();
  expect(titles(data)).toEqual(titles(subtasks));
  expect(complaints).toEqual([]);
});
