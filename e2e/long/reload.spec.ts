import { expect, type Locator, type Page } from '@playwright/test';
import { unfold } from '../support/lines.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { test } from '../support/test.ts';

const today = todayOfPeople();

type Place = {
  path: (projectId: string) => string;
  /** The folded part that it stands in. */
  part?: string;
  /** The buttons that open the form, one after the other. */
  open: readonly string[];
  /** The field by its label, and what is typed. */
  field: string;
  form: (page: Page) => Locator;
};

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const form = (name: string) => (page: Page) => page.getByRole('form', { name });
const project = (id: string) => `/project/${id}/details`;
const security = () => '/settings?tab=security';

const PLACES: Record<string, Place> = {
  'a new project': {
    path: () => '/dashboard',
    open: ['New Project'],
    field: 'Name',
    form: dialog('New Project'),
  },
  'a project': { path: project, open: ['Edit Project'], field: 'Name', form: form('Edit Project') },
  'a new task': { path: project, open: ['Add Subtask'], field: 'Title', form: form('Add Subtask') },
  'a milestone': {
    path: project,
    part: 'Milestones',
    open: ['Add milestone'],
    field: 'Name',
    form: form('Add milestone'),
  },
  'time worked': { path: () => '/time', open: ['Add time'], field: 'Note', form: dialog('Add time') },
  'a chat': { path: () => '/chats', open: ['New chat'], field: 'Title', form: dialog('New chat') },
  'days off': {
    path: () => '/settings?tab=preferences',
    open: ['Add days off'],
    field: 'Name',
    form: dialog('I’m away'),
  },
  'an API token': { path: security, open: ['New token'], field: 'Name', form: form('New API token') },
  'a webhook': { path: security, open: ['New webhook'], field: 'Name', form: form('New webhook') },
};

/** What this tab would open again. */
const keptOpen = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('open:')));

test('a reload in the middle of typing opens the form again with what was typed', async ({
  page,
  request,
}) => {
  const person = await makePerson(request);
  const { post } = callsOf(request, person);
  const made = await post('/projects', { name: 'Fair', startDate: today, dueDate: daysLater(today, 20) });
  await post(`/subtasks/projects/${made.project.id}`, { title: 'Print flyers', dueDate: today });
  await enterAs(page, person);
  for (const [what, { path, part, open, field, form }] of Object.entries(PLACES))
    await test.step(what, async () => {
      await page.goto(path(made.project.id));
      if (part !== undefined) await unfold(page, part);
      for (const name of open) await page.getByRole('button', { name, exact: true }).first().click();
      const input = form(page).getByRole('textbox', { name: field }).first();
      await input.fill('Typed before');
      await page.reload();
      await expect(input).toHaveValue('Typed before');
      await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(form(page)).toHaveCount(0);
      await expect.poll(() => keptOpen(page)).toEqual([]);
    });

  await test.step('a log-out forgets it, and passwords are not kept', async () => {
    await page.goto(security());
    await page.getByLabel('Current password').fill('Calm-morning-7!');
    await page.getByRole('button', { name: 'New token', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Typed before');
    await expect.poll(() => keptOpen(page)).toHaveLength(2);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Calm-morning');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await keptOpen(page)).toEqual([]);
  });
});
