import { expect, type Locator, type Page } from '@playwright/test';
import { movesIn } from '../support/moves.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { test } from '../support/test.ts';

const today = todayOfPeople();

/** What opens over a screen, and forms in it. */
const OPEN =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open], main form[aria-label]';

/** Buttons that open something over the screen, and those that open a form in it. */
const OPENERS =
  'button[aria-haspopup]:enabled, #add-subtask, #edit-project, #add-milestone, #edit-profile, #new-api-token, #new-webhook, #new-passkey';

const openCount = (page: Page) =>
  page.locator(OPEN).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);

/** Opens it, closes it by Escape, and finds the focus where it was. */
async function expectToClose(page: Page, opener: Locator): Promise<void> {
  const name = await opener.evaluate((button) => button.getAttribute('aria-label') ?? button.textContent);
  const before = await openCount(page);
  await opener.click();
  await expect.poll(() => openCount(page), { message: `${name} opens` }).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => openCount(page), { message: `${name} closes` }).toBe(before);
  await expect(opener, `the focus is on ${name} again`).toBeFocused();
}

test('Escape closes everything that a button opens, and the focus is back on the button', async ({
  page,
  request,
}) => {
  const person = await makePerson(request);
  const { post } = callsOf(request, person);
  const { project } = await post('/projects', {
    name: 'Fair',
    startDate: today,
    dueDate: daysLater(today, 20),
    milestones: [{ name: 'Opening', dueDate: daysLater(today, 19) }],
  });
  for (const title of ['Print flyers', 'Order tents'])
    await post(`/subtasks/projects/${project.id}`, { title, dueDate: today, estimatedHours: 2 });
  await post('/chats', { title: 'Tents' });
  await enterAs(page, person);
  const { load, go } = movesIn(page);
  await load('/dashboard');
  const settings = ['profile', 'security', 'preferences', 'data'].map((tab) => `/settings?tab=${tab}`);
  const details = `/project/${project.id}/details`;
  const places: Record<number, string[]> = {
    1440: [
      '/dashboard',
      '/projects',
      details,
      '/plan',
      '/plan?view=board',
      '/time',
      '/chats',
      '/search?query=fair',
      ...settings,
    ],
    390: ['/dashboard', details],
  };
  for (const [width, paths] of Object.entries(places))
    for (const path of paths)
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await go(path);
        const openers = page.locator(OPENERS).filter({ visible: true });
        expect(await openers.count()).toBeGreaterThan(1);
        for (let at = 0; at < (await openers.count()); at++) await expectToClose(page, openers.nth(at));
      });

  await test.step('dialogs that have no button of their own', async () => {
    const opened = page.locator('[role="dialog"]');
    await page.setViewportSize({ width: 1440, height: 900 });
    await go(details);
    for (const keys of ['Control+k', 'q', '?']) {
      await page.keyboard.press(keys);
      await expect(opened).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    }
    for (const name of ['Change request', 'Replan']) {
      await page.getByRole('button', { name: 'Change plan' }).click();
      await page.getByRole('menuitem', { name }).click();
      await expect(opened).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    }
  });

  await test.step('a list in a dialog closes before the dialog, and what was typed waits in it', async () => {
    await page.goto('/time');
    const button = page.getByRole('button', { name: 'Add time', exact: true });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Add time' });
    await dialog.getByLabel('Note').fill('Tents');
    const list = dialog.getByRole('combobox', { name: 'Task' });
    await list.click();
    await expect(list).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(list).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(dialog.getByLabel('Note')).toHaveValue('Tents');
  });

  await test.step('a form in the page keeps what was typed', async () => {
    await page.goto(details);
    await page.getByRole('button', { name: 'Add Subtask' }).first().click();
    const title = page.getByRole('form', { name: 'Add Subtask' }).getByLabel('Title');
    await title.fill('Rent a van');
    await page.keyboard.press('Escape');
    await expect(title).toHaveCount(0);
    await page.getByRole('button', { name: 'Add Subtask' }).first().click();
    await expect(title).toHaveValue('Rent a van');
  });
});
