import { expect } from '@playwright/test';
import { kindOf, showLines, takeFor, taskOf } from '../support/lines.ts';
import { startModel } from '../support/model.ts';
import { startNode } from '../support/nodes.ts';
import { enterAs, makePerson } from '../support/people.ts';
import { collectComplaints } from '../support/screens.ts';
import { test } from '../support/test.ts';

/** What a model says of a line, flat as it says it. */
const said = (n: number, quote: string, fields: object = {}) => ({
  ...{ n, kind: 'task', quote, title: quote, who: null, when: [], amount: null, hours: 0 },
  ...{ repeat: null, together: false, maybe: [] },
  ...fields,
});

test('with a language model the lines come in while it reads, and its plan is seen first', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  await using model = await startModel();
  await using node = await startNode({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'pilot-1',
    AI_BASE_URL: model.url,
    AI_DAILY_LIMIT: '20',
  });
  const rooms = ['kitchen', 'hall', 'attic', 'cellar', 'bathroom', 'porch'].map(
    (room) => `Paint the ${room}`,
  );
  const { promise: goOn, resolve: letItGoOn } = Promise.withResolvers<void>();
  model.behave({
    answer: '',
    project: {},
    goOn,
    said: [
      ...rooms.map((room, at) => said(at + 1, room)),
      said(7, 'Ana lends the ladder', { kind: 'theirs', title: null, who: 'Ana' }),
      said(8, 'stairs = maybe', { kind: 'unsure', title: null, maybe: ['task', 'note'] }),
    ],
    plan: rooms.map((room, at) => ({ n: 9 + at, of: at + 1, title: room, hours: 3 })),
  });
  await enterAs(page, await makePerson(request));
  await page.goto(`${node.url}/projects/new`);
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByLabel('Project name').fill('House');
  await dialog
    .getByLabel('Description')
    .fill([...rooms, 'Ana lends the ladder', 'stairs = maybe'].map((line) => `${line}.`).join('\n'));
  await dialog.getByRole('button', { name: 'See the plan first' }).click();
  await expect(dialog.getByText(/^[1-9]\d* tasks? so far$/)).toBeVisible();
  letItGoOn();

  const days = dialog.getByRole('region', { name: 'The days it would get' });
  await expect(days.getByText('Paint the attic')).toBeVisible();
  await expect(days.getByText('3 h', { exact: true }).first()).toBeVisible();
  await dialog.getByText('Limits and notes').click();
  await expect(kindOf(page, 'Ana lends the ladder')).toHaveAccessibleName(/^Somebody else/);
  await dialog.getByRole('button', { name: 'Note: stairs = maybe' }).click();
  await expect(kindOf(page, 'stairs = maybe')).toBeFocused();
  await takeFor(page, 'Paint the porch', 'Later');
  await expect(days.getByText('Paint the porch')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
  await expect(taskOf(page, 'Paint the attic')).toBeVisible();
  await expect(taskOf(page, 'Paint the porch')).toHaveCount(0);
  await showLines(page);
  await expect(kindOf(page, 'Paint the porch')).toHaveAccessibleName(/^Later/);

  await test.step('where the model fails, the built-in planner reads a mail and an enquiry', async () => {
    model.behave('fails');
    const useBuiltIn = page.getByRole('button', { name: 'Use the built-in planner' });
    await page.getByRole('button', { name: 'Change plan' }).click();
    await page.getByRole('menuitem', { name: /^Change request/ }).click();
    const change = page.getByRole('dialog', { name: 'Change request' });
    await change.getByLabel('Mail of your client').fill('Could you also paint the garage? Thanks, Ana');
    await change.getByRole('button', { name: 'Read the mail' }).click();
    await expect(change.getByRole('alert')).toContainText('The language model failed on its side.');
    await useBuiltIn.click();
    await expect(change.getByRole('list', { name: 'What the mail asks for' })).toContainText(
      'paint the garage',
    );
    await change.getByRole('button', { name: 'Take on 1 point' }).click();
    await expect(taskOf(page, 'paint the garage').first()).toBeVisible();

    await page.goto(`${node.url}/enquiry`);
    await page.getByLabel('Enquiry').fill('Could you paint our hall, about 8 hours, please?');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The language model failed on its side.');
    await useBuiltIn.click();
    await expect(page.locator('#enquiry-answer')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
