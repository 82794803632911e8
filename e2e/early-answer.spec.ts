import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';
import { toast, undo } from './support/toasts.ts';

const today = todayOfPeople();

const BRIEF =
  'Send the draft to the client, 2 hours.\nThe client needs 5 days for it.\nThen revise the draft, 3 hours.';

test('an early answer brings work forward when it is accepted, and a day past a promise is asked about', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post, get } = callsOf(request, person);
  const headers = { authorization: `Bearer ${person.token}` };
  await request.put('/api/users/settings', { data: { weekdays: [1, 2, 3, 4, 5, 6, 7] }, headers });
  const { client } = await post('/clients', { name: 'Nina Berg' });
  const { project } = await post('/projects', {
    ...{ name: 'Book', description: BRIEF, clientId: client.id, generateAISubtasks: true },
    startDate: today,
    dueDate: daysLater(today, 7),
  });
  const tasks = () => get(`/subtasks/projects/${project.id}`);
  const [draft] = await tasks();
  await request.put(`/api/subtasks/${draft.id}`, { data: { status: 'Completed' }, headers });
  const planned = (await tasks())[1].dueDate;
  await enterAs(page, person);

  await page.goto(`/project/${project.id}/details`);
  const early = page.getByRole('region', { name: 'Answered early' });
  await page.getByRole('button', { name: /^The answer is here: / }).click();
  await expect(early).toContainText('Nina Berg answered 5 days early');
  await expectClean(page);
  await early.getByRole('button', { name: /^Bring 1 task forward: / }).click();
  const preview = page.getByRole('dialog', { name: 'What can be brought forward' });
  await expect(preview).toContainText('Nina Berg answered 5 days early');
  await expectClean(page);
  await preview.getByRole('button', { name: 'Bring 1 task forward', exact: true }).click();
  await expect(early).toBeHidden();
  expect((await tasks())[1].dueDate < planned).toBe(true);
  await undo(page, '1 task brought forward');
  await expect(early).toBeVisible();
  expect((await tasks())[1].dueDate).toBe(planned);

  await post(`/projects/${project.id}/promises`, { day: planned });
  await page.goto(`/project/${project.id}/details?view=calendar&day=${planned}`);
  const item = page.getByRole('button', { name: /Revise the draft/ }).first();
  const question = page.getByRole('dialog', { name: 'Move past a promised day?' });
  const moveLater = async () => {
    await item.focus();
    for (const press of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(press);
  };
  await expect(async () => {
    await moveLater();
    await expect(question).toContainText('This breaks a promise');
  }).toPass();
  await expectClean(page);
  await question.getByRole('button', { name: 'Keep the day', exact: true }).click();
  expect((await tasks())[1].dueDate).toBe(planned);
  await moveLater();
  await question.getByRole('button', { name: 'Move anyway', exact: true }).click();
  await expect(toast(page, 'Moved to')).toBeVisible();
  await expect.poll(async () => (await tasks())[1].dueDate).toBe(daysLater(planned, 1));
  expect(complaints).toEqual([]);
});
