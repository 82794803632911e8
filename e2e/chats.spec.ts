import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { beginChat } from './support/chats.ts';
import { daysLater, enterAs, makePerson, type Person, todayOfPeople } from './support/people.ts';
import { collectComplaints, expectClean } from './support/screens.ts';
import { longTest, test } from './support/test.ts';
import { toast } from './support/toasts.ts';

const today = todayOfPeople();

async function makeBakery(request: APIRequestContext, { token }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Bakery', startDate: today, dueDate: daysLater(today, 20) };
  const { id } = (await (await request.post('/api/projects', { headers, data })).json()).data.project;
  const subtask = { title: 'Order flour', dueDate: today };
  expect((await request.post(`/api/subtasks/projects/${id}`, { headers, data: subtask })).ok()).toBe(true);
}

async function say(page: Page, words: string): Promise<void> {
  const answers = page.getByRole('article', { name: 'Answer of Built-in assistant' });
  const before = await answers.count();
  await page.getByLabel('Your message').fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words)).toBeVisible();
  await expect(answers).toHaveCount(before + 1);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
}

test('a question is answered as it is written, and a proposal accepted', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await makeBakery(request, person);
  await enterAs(page, person);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Chats', exact: true }).click();

  await test.step('a suggestion begins a chat, and its answer comes in pieces', async () => {
    const list = page.getByRole('list', { name: 'Suggestions' });
    await expect(list.getByRole('button').first()).toBeVisible();
    await expectClean(page);
    await beginChat(page, 'My week');
    const answer = page.waitForResponse(/\/chats\/[^/]+\/messages$/);
    await say(page, 'What is on my plate today?');
    expect((await answer).headers()['content-type']).toContain('application/x-ndjson');
    await expect(page.getByRole('article').getByText('Order flour')).toBeVisible();
  });

  await test.step('nothing is changed before a proposal is accepted, and then what it says', async () => {
    await say(page, 'Mark “Order flour” done');
    const card = page.getByRole('region', { name: 'Proposal: Change to a task' });
    await expect(card).toContainText('“Order flour” in “Bakery”');
    await expectClean(page);
    await card.getByRole('button', { name: 'Accept' }).click();
    await expect(card.getByRole('link', { name: 'Open project' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await card.getByRole('link', { name: 'Open project' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bakery' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progress of Bakery' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  });

  await test.step('what was said is there on the next visit, on a phone too, and what was said in another tab', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const other = await page.context().newPage();
    await enterAs(other, person);
    // What renders an answer is lost on the way: its words can be read all the same.
    await other.route(/\/assets\/markdown-.*\.js(?:\?|$)/, (route) =>
      route.request().method() === 'HEAD' ? route.fallback() : route.abort(),
    );
    for (const tab of [page, other]) {
      await tab.goto('/chats');
      await tab.getByRole('link', { name: 'My week' }).click();
      await expect(tab.getByText('What is on my plate today?')).toBeVisible();
    }
    await expect(other.getByText(/\*\*1 task\*\* is due today/)).toBeVisible();
    await say(page, 'What is overdue?');
    await expect(other.getByText('Nothing is overdue.')).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'All chats' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

longTest('a conversation becomes a project that is looked at first', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/chats');
  await beginChat(page, 'Craft fair');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(
    toast(page, 'Please have a more detailed conversation before creating a project.'),
  ).toBeVisible();

  await say(
    page,
    `I want to plan a craft fair, due on ${daysLater(today, 25)}. I need 40 candles in four scents.`,
  );
  await say(page, 'I also need labels, a price list and a helper for the afternoon. About 6 hours a week.');
  await page.getByRole('button', { name: 'Create Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'A project from this chat' });
  await expect(dialog.getByLabel('Description')).toHaveValue(/40 candles/);
  await expect(dialog.getByLabel('Due date')).toHaveValue(daysLater(today, 25));
  await expectClean(page);
  await dialog.getByLabel('Project name').fill('Craft fair at the mill');
  // Neither a reload nor a way back costs what was read and changed.
  await page.reload();
  await expect(dialog.getByLabel('Project name')).toHaveValue('Craft fair at the mill');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Craft fair', exact: true }).click();
  await expect(dialog.getByLabel('Project name')).toHaveValue('Craft fair at the mill');
  await expect(dialog.getByLabel('Due date')).toHaveValue(daysLater(today, 25));
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(toast(page, 'Project created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Craft fair at the mill' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /candles/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
