import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { showView } from '../support/projects.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast, undo } from '../support/toasts.ts';

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
  await expect(preview).toBeHidden();
  await expect(early).toBeHidden();
  await expect.poll(async () => (await tasks())[1].dueDate < planned).toBe(true);
  await undo(page, '1 task brought forward');
  await expect(early).toBeVisible();
  await expect.poll(async () => (await tasks())[1].dueDate).toBe(planned);

  await page.goto('/dashboard');
  await expect(early).toContainText('Nina Berg answered 5 days early');
  await expect(early).toContainText('Book');
  await expectClean(page);

  await post(`/projects/${project.id}/promises`, { day: planned });
  const question = page.getByRole('dialog', { name: 'Move past a promised day?' });
  await page.goto('/plan');
  const dayOf = (day: string) => page.locator(`[data-day="${day}"]`);
  const dragged = page.getByRole('button', { name: /Revise the draft/ });
  await dragged.dragTo(dayOf(daysLater(planned, 1)));
  await expect(question).toContainText('This breaks a promise');
  await expectClean(page);
  await question.getByRole('button', { name: 'Keep the day', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(dayOf(planned).getByRole('button', { name: /Revise the draft/ })).toBeVisible();
  expect((await tasks())[1].dueDate).toBe(planned);

  await page.goto(`/project/${project.id}/details`);
  const checked = page.waitForResponse(/promises\/check/);
  await showView(page, 'Timeline');
  await checked;
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const moveLater = async () => {
    await timeline.getByRole('button', { name: /^Revise the draft, / }).click();
    const form = page.getByRole('dialog', { name: 'Revise the draft' });
    await form.getByLabel('Due date').fill(daysLater(planned, 1));
    await form.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await moveLater();
  await question.getByRole('button', { name: 'Move anyway', exact: true }).click();
  await expect(toast(page, 'Moved to')).toBeVisible();
  await expect.poll(async () => (await tasks())[1].dueDate).toBe(daysLater(planned, 1));
  expect(complaints).toEqual([]);
});
