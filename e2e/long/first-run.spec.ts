import { expect } from '@playwright/test';
import { taskOf } from '../support/lines.ts';
import { enterAs, makePerson } from '../support/people.ts';
import { collectComplaints, expectAccessible, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

test('a new account tries the example, removes it, and adds an errand without a project', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/dashboard');

  await test.step('the example has a plan from today', async () => {
    await expect(page.getByRole('list', { name: 'Other ways to begin' })).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(page).toHaveURL(/\/project\/.*\/details$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Example: Website for a bakery' }),
    ).toBeVisible();
    await expect(taskOf(page, 'order form for cakes').first()).toBeVisible();
  });

  await test.step('one click removes it, and another brings it back', async () => {
    await page.goto('/dashboard');
    const remove = page.getByRole('button', { name: 'Remove the example' });
    await expect(remove).toBeVisible();
    await expectAccessible(page);
    await remove.click();
    await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(remove).toBeVisible();
    await remove.click();
    await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
  });

  await test.step('a line without a project goes to Errands, which is made once', async () => {
    for (const line of ['buy stamps today', 'return the parcel today']) {
      await page.keyboard.press('q');
      const title = page.getByRole('textbox', { name: 'Title' });
      await title.fill(line);
      await title.press('Enter');
      await expect(title).toBeHidden();
    }
    await page.goto('/projects');
    await expect(page.getByRole('article')).toHaveText([/Errands/]);
    await page.getByRole('link', { name: 'Errands' }).first().click();
    await expect(page.getByText('buy stamps').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('return the parcel').filter({ visible: true }).first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
