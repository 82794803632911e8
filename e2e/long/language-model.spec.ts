import { expect } from '@playwright/test';
import { taskOf } from '../support/lines.ts';
import { startModel } from '../support/model.ts';
import { startServer } from '../support/nodes.ts';
import { enterAs, makePerson } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

/** What a model says of a line, with every field that it has to fill in. */
const task = (n: number, quote: string, fields: object = {}) => ({
  ...{ n, kind: 'task', quote, title: quote, who: null, when: [], amount: null, hours: 0 },
  ...{ repeat: null, together: false, maybe: [] },
  ...fields,
});

test('the owner connects a model, tries it, plans a project with it, and disconnects it', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  await using model = await startModel();
  await using server = await startServer();
  model.behave({
    answer: '',
    project: {},
    said: [
      task(1, 'Buy the paint'),
      task(2, 'sand the walls for 3 hours', { title: 'Walls' }),
      task(3, 'Put the furniture back at the end', { title: 'Furniture' }),
      task(4, 'Ask the neighbours', { kind: 'unsure', title: null, maybe: ['task', 'note'] }),
    ],
    plan: [
      { n: 5, of: 1, title: 'Buy the paint', hours: 1 },
      { n: 6, of: 2, title: 'Sand the walls', hours: 3, after: [5] },
      { n: 7, of: 3, title: 'Furniture back', hours: 1, after: [6] },
    ],
  });
  await enterAs(page, await makePerson(request, server));
  await page.goto(`${server.url}/settings?tab=server`);
  const card = page.getByRole('region', { name: 'Language model', exact: true });
  const form = card.getByRole('form', { name: 'Connect a language model' });
  const plan = card.getByRole('list', { name: 'The plan of the sample' });

  await test.step('a wrong address is said in a sentence, and the right one lists its models', async () => {
    await card.getByRole('button', { name: 'Connect a language model' }).click();
    await expectClean(page);
    await form.getByLabel('Address').fill(`${model.url.replace('http:', 'https:')}`);
    await form.getByRole('button', { name: 'Show the server’s models' }).click();
    await expect(form.getByRole('status')).toContainText('does not speak https');
    await form.getByLabel('Address').fill(model.url.replace('/v1', ''));
    await form.getByRole('button', { name: 'Show the server’s models' }).click();
    await expect(form.getByLabel('Address')).toHaveValue(model.url);
    await form.getByLabel('Model').click();
    await form.getByRole('option', { name: 'pilot-2' }).click();
    await expectClean(page);
  });

  await test.step('it is tried before it is connected', async () => {
    await form.getByLabel('Key', { exact: true }).fill('sk-journey');
    await form.getByRole('button', { name: 'Try it' }).click();
    await expect(plan.getByRole('listitem')).toHaveCount(3);
    await expect(plan).toContainText('Sand the walls');
    await expectClean(page);
  });

  await test.step('connected, its key is shown no more', async () => {
    await form.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(toast(page, 'pilot-2 is connected')).toBeVisible();
    await expect(card).toContainText('Stored encrypted');
    expect(await page.content()).not.toContain('sk-journey');
    await expectClean(page);
  });

  await test.step('a project is planned with it', async () => {
    await page.goto(`${server.url}/projects/new`);
    const dialog = page.getByRole('dialog', { name: 'New Project' });
    await dialog.getByLabel('Project name').fill('Kitchen');
    await dialog
      .getByLabel('Description')
      .fill(
        'Buy the paint.\nsand the walls for 3 hours.\nPut the furniture back at the end.\nAsk the neighbours.',
      );
    await dialog.getByRole('button', { name: 'See the plan first' }).click();
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
    await expect(taskOf(page, 'Furniture back')).toBeVisible();
    // Only the model takes this line for a question.
    await expect(page.getByRole('button', { name: 'Note: Ask the neighbours' })).toBeVisible();
  });

  await test.step('disconnected, the built-in planner is used again', async () => {
    await page.goto(`${server.url}/settings?tab=server`);
    await card.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(toast(page, 'Disconnected')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Connect a language model' })).toBeVisible();
    await page.goto(`${server.url}/chats`);
    await expect(page.getByText('pilot-2')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
