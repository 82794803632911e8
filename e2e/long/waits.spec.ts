import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast, undo } from '../support/toasts.ts';

const today = todayOfPeople();

const BRIEF =
  'Send the draft to the client, 2 hours.\nThe client needs 5 days for it.\nRevise the draft, 3 hours.';

test('a client is waited for, the plan follows, a reminder is written, and the answer ends it', async ({
  page,
  context,
  request,
}) => {
  const complaints = collectComplaints(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await makePerson(request);
  const { post } = callsOf(request, person);
  await request.put('/api/users/settings', {
    data: { weekdays: [1, 2, 3, 4, 5, 6, 7] },
    headers: { authorization: `Bearer ${person.token}` },
  });
  await enterAs(page, person);

  await test.step('a client is added, and a project is made for them', async () => {
    await page.goto('/clients');
    await page.getByRole('button', { name: 'New client', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'New client' });
    await form.getByLabel('Name').fill('Nina Berg');
    await form.getByLabel('Email').fill('nina@berg.example');
    await expectClean(page);
    await form.getByRole('button', { name: 'Add client', exact: true }).click();
    await page.getByRole('link', { name: 'Nina Berg' }).click();
    await expect(page.getByText('How fast they answer: no history yet')).toBeVisible();
  });
  const clientId = new URL(page.url()).pathname.split('/').at(-1);
  const { project } = await post('/projects', {
    ...{ name: 'Book', description: BRIEF, clientId, generateAISubtasks: true, projectKind: 'none' },
    startDate: daysLater(today, -9),
    dueDate: daysLater(today, 30),
  });

  await page.goto(`/project/${project.id}/details`);
  const waiting = page.getByRole('region', { name: 'Waiting for', exact: true });
  const health = page.getByRole('region', { name: 'The plan no longer holds' });
  await test.step('a late answer moves the task that waits, after it was shown', async () => {
    await page.getByRole('button', { name: 'Wait for something', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Wait for something' });
    await form.getByLabel('What you wait for').fill('Photos of the shop');
    await expect(form.getByLabel('Who answers')).toHaveValue(clientId ?? '');
    await form.getByLabel('Sent on').fill(daysLater(today, -8));
    await form.getByLabel('Expected by').fill(daysLater(today, -3));
    await form.getByLabel('Task that waits').selectOption({ label: 'Send the draft to the client' });
    await expectClean(page);
    await form.getByRole('button', { name: 'Start waiting', exact: true }).click();
    await expect(waiting).toContainText('Nina Berg has had it for 8 days');
    await expect(waiting).toContainText('3 days late');
    await expect(health).toContainText('Nina Berg is 3 days late with an answer.');
    await health.getByRole('button', { name: 'See what would move' }).click();
    const moves = page.getByRole('dialog', { name: 'What would move' });
    await expect(moves).toContainText('Follows the wait for Nina Berg: 3 days');
    await moves.getByRole('button', { name: /^Move \d+ tasks?$/ }).click();
    await expect(health).toBeHidden();
    await expectClean(page);
  });

  await test.step('a reminder is copied, and its day is noted', async () => {
    await waiting.getByRole('button', { name: 'Write a reminder: Photos of the shop' }).click();
    const mail = page.getByRole('dialog', { name: 'Write a reminder' });
    await expect(mail.getByRole('textbox')).toHaveValue(/^Hello Nina Berg,[\s\S]*Photos of the shop/);
    await expect(mail.getByRole('link', { name: 'Open in the mail program' })).toHaveAttribute(
      'href',
      /^mailto:nina%40berg\.example\?subject=/,
    );
    await expectClean(page);
    await mail.getByRole('button', { name: 'Copy the text' }).click();
    await expect(waiting).toContainText('reminded on');
  });

  await test.step('the answer ends it, and is taken back and given again', async () => {
    const answer = waiting.getByRole('button', { name: 'The answer is here: Photos of the shop' });
    await answer.click();
    await expect(waiting).toBeHidden();
    await undo(page, 'Answered after 8 days');
    await answer.click();
    await expect(toast(page, 'Answered after 8 days')).toBeVisible();
    await expect(waiting).toBeHidden();
  });

  await test.step('the wait of the brief starts when the task before it is done', async () => {
    await page.getByRole('checkbox', { name: /Send the draft to the client/ }).check();
    await expect(waiting).toContainText('Nina Berg has it since today');
    await page.goto(`/clients/${clientId}`);
    await expect(waiting).toContainText(/“Revise the draft[^”]*” follows/);
    await expect(page.getByRole('list', { name: 'The latest answers' })).toContainText('Photos of the shop');
    await expectClean(page);
  });
  expect(complaints).toEqual([]);
});
