import { expect } from '@playwright/test';
import { daysLater, logIn, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, except, savedNext } from './support/screens.ts';
import { test } from './support/test.ts';
import { toast } from './support/toasts.ts';

const BRIEF = `Craft fair at the town hall. Stand is booked (3 x 2 m).
I need 40 candles in four scents, labels, a price list, a card reader and a helper for the afternoon.`;

test('from the home page to a day that is done, and nothing of it for the next person', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);

  await test.step('log in from the home page', async () => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' }).click();
    await logIn(page, person);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  const today = todayOfPeople();
  await test.step('write a brief and see it broken into days', async () => {
    await page.getByRole('link', { name: 'Projects', exact: true }).click();
    // The dashboard has such a button too.
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
    await page
      .getByRole('button', { name: /New Project|Create Project/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'New Project' });
    await dialog.getByLabel('Project name').fill('Craft fair');
    await dialog.getByLabel('Description').fill(BRIEF);
    await dialog.getByLabel('Start date').fill(today);
    await dialog.getByLabel('Due date').fill(daysLater(today, 14));
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
    const panel = page.getByRole('complementary', { name: 'Brief and plan' });
    await expect(panel.getByText('Built-in planner')).toBeVisible();
    const planned = page.getByRole('checkbox', { name: /^Mark as completed: .*candles/ });
    await expect(planned.first()).toBeVisible();
  });

  await test.step('work through today: it leaves the plate and the progress moves', async () => {
    await page.getByRole('button', { name: 'Add Subtask' }).click();
    const form = page.getByRole('form', { name: 'Add Subtask' });
    await form.getByLabel('Title').fill('Ring the organiser');
    await form.getByLabel('Due date').fill(today);
    await form.getByLabel('Priority').selectOption('High');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, 'Subtask created successfully')).toBeVisible();

    await page.getByRole('link', { name: 'Overview' }).click();
    const plate = page.getByRole('region', { name: 'Today' });
    const progress = page.getByRole('progressbar', { name: 'Progress of Craft fair' });
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    await expect(plate.getByText('Ring the organiser').first()).toBeVisible();
    const complete = plate.getByRole('button', { name: 'Mark as completed' });
    const nothingLeft = plate.getByText('Nothing left for today');
    // Each look waits until the plate says one of the two: between two answers it may say neither.
    while ((await complete.or(nothingLeft).innerText()) !== 'Nothing left for today') {
      const step = await plate.getByRole('heading', { level: 3 }).first().textContent();
      const saved = savedNext(page, '/subtasks');
      await complete.click();
      await expect(plate.getByRole('heading', { level: 3, name: step ?? '', exact: true })).toHaveCount(0);
      await saved;
    }
    await expect(plate.getByText('Ring the organiser')).toHaveCount(0);
    await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
    await page.reload();
    await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  });

  await test.step('log out; the next person sees nothing of it', async () => {
    const other = await makePerson(request);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, other);
    await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
    await expect(page.getByText('Craft fair')).toHaveCount(0);
  });

  expect(except([401], complaints)).toEqual([]);
});
