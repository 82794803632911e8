import { expect, type Page } from '@playwright/test';
import { regenerate } from './support/lines.ts';
import { daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';
import { clickUndo, heldToast, toast } from './support/toasts.ts';

const BRIEF = `Portfolio for Mara.
- Photograph the pieces
- Build a contact form
- Set up the workshop calendar
- Write the page about her`;

const today = todayOfPeople();
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
const subtask = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Mark as completed: .*${title}`, 'i') });

test('a plan is looked at and changed before it is written, and merged when the brief changes', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const headers = { authorization: `Bearer ${person.token}` };
  const made = await request.post('/api/projects', {
    data: { name: 'Portfolio site', description: BRIEF, startDate: today, dueDate: daysLater(today, 28) },
    headers,
  });
  const { project } = (await made.json()).data;
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  const plan = page.getByRole('region', { name: 'Proposed plan' });

  await test.step('edit one, leave one out, put one later, add one; a reload keeps all of it', async () => {
    await page.getByRole('button', { name: 'Generate AI subtasks' }).click();
    await expect(plan).toBeVisible();
    await plan.getByRole('button', { name: /^Edit: .*calendar/i }).click();
    await plan.getByRole('textbox', { name: 'Title' }).fill('Set up the calendar with Mara');
    await page.keyboard.press('Enter');
    await plan.getByRole('button', { name: /^Leave out: .*contact form/i }).click();
    const order = () =>
      plan
        .getByRole('button', { name: /^Edit: / })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    const [first, second] = await order();
    // Onto the day of the next one, where it is another, and behind it.
    await expect(async () => {
      if ((await order())[1] !== first)
        await plan
          .getByRole('button', { name: /^Move down: / })
          .first()
          .click();
      expect((await order()).slice(0, 2)).toEqual([second, first]);
    }).toPass();
    await plan.getByRole('button', { name: 'Add to the plan' }).click();
    await expect(plan.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Buy flowers');
    await page.keyboard.press('Enter');
    await page.reload();
    await expect(row(page, 'Set up the calendar with Mara').getByText('Edited by you')).toBeVisible();
    await expect(plan.getByText('Left out')).toBeVisible();
    await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first]);
    await expectClean(page);
  });

  await test.step('accepting writes it as it was left, and one undo takes all of it back', async () => {
    await plan.getByRole('button', { name: 'Accept plan' }).click();
    const generated = await heldToast(page, 'AI subtasks generated successfully');
    await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeFocused();
    await expect(subtask(page, 'Set up the calendar with Mara')).toBeVisible();
    await expect(subtask(page, 'Buy flowers')).toBeVisible();
    await expect(subtask(page, 'contact form')).toHaveCount(0);
    await clickUndo(generated);
    await expect(toast(page, 'The plan was restored')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No tasks yet' })).toBeVisible();
  });

  await test.step('a changed brief shows what would change, and keeps what was edited', async () => {
    await page.getByRole('button', { name: 'Generate AI subtasks' }).click();
    await plan.getByRole('button', { name: /^Edit: .*calendar/i }).click();
    await plan.getByRole('textbox', { name: 'Title' }).fill('Set up the calendar with Mara');
    await page.keyboard.press('Enter');
    await plan.getByRole('button', { name: 'Accept plan' }).click();
    await expect(subtask(page, 'Set up the calendar with Mara')).toBeVisible();
    const changed = await request.put(`/api/projects/${project.id}`, {
      data: {
        description: `${BRIEF.replace('Photograph the pieces', 'Photograph the pieces, 9 h')}\nTranslate the menu into German.`,
      },
      headers,
    });
    expect(changed.ok()).toBe(true);
    await page.reload();
    await regenerate(page);
    const changes = page.getByRole('region', { name: 'Proposed changes' });
    await expect(row(page, 'Translate the menu into German').getByText('New', { exact: true })).toBeVisible();
    await expect(changes.getByText('Changed').first()).toBeVisible();
    await changes.getByRole('button', { name: /^Show unchanged tasks/ }).click();
    await expect(row(page, 'Set up the calendar with Mara').getByText('You edited it')).toBeVisible();
    await changes.getByRole('button', { name: 'Accept changes' }).click();
    await expect(toast(page, 'AI subtasks regenerated successfully')).toBeVisible();
    await expect(subtask(page, 'Translate the menu into German')).toBeVisible();
    await expect(subtask(page, 'Photograph the pieces').first()).toBeVisible();
    await expect(subtask(page, 'Set up the calendar with Mara')).toBeVisible();
  });

  const isLong = process.env.DAYMARK_TEST_LONG !== undefined;
  // The server's tests of generating hold it.
  if (isLong)
    await test.step('what was deleted stays away until it is asked for', async () => {
      const listed = await request.get(`/api/subtasks/projects/${project.id}`, { headers });
      const rows: { id: string; title: string }[] = (await listed.json()).data;
      const gone = rows.find(({ title }) => /contact form/i.test(title));
      await request.delete(`/api/subtasks/${gone?.id}`, { headers });
      await page.reload();
      await regenerate(page);
      const changes = page.getByRole('region', { name: 'Proposed changes' });
      await expect(changes.getByText('1 task that you deleted is left out.')).toBeVisible();
      await expect(
        changes.getByRole('listitem').filter({ has: page.getByText(gone?.title ?? '', { exact: true }) }),
      ).toHaveCount(0);
      await changes.getByRole('button', { name: 'Bring back what I deleted' }).click();
      await expect(
        changes
          .getByRole('listitem')
          .filter({ has: page.getByText(gone?.title ?? '', { exact: true }) })
          .getByText('New', { exact: true }),
      ).toBeVisible();
    });
  expect(complaints).toEqual([]);
});
