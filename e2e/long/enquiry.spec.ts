import { expect, type Page } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

const today = todayOfPeople();

const MAIL = `Subject: Flyer for the winter market

Hi Tom,

could you design a flyer (12 hours) and write the invitation (6 hours)? Could you also print a test page (1 hour)?

Best wishes
Maria`;

async function ask(page: Page, wished: string) {
  await page.getByLabel('Enquiry', { exact: true }).fill(MAIL);
  await page.getByLabel('Wished by').fill(wished);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

test('an enquiry is refused, and nothing of it is kept', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { get } = callsOf(request, person);
  const before = await get('/projects');
  await enterAs(page, person);
  await page.goto('/enquiry');
  await ask(page, daysLater(today, 1));

  await expect(page.getByRole('heading', { name: /^No: by / })).toBeVisible();
  await expectClean(page);
  await page.getByRole('radio', { name: /^No, not now/ }).check();
  await expect(page.getByLabel('Answer to who asked')).toHaveValue(/Unfortunately I cannot take it on/);
  await page.getByRole('button', { name: 'Discard the enquiry' }).click();

  await expect(page.getByLabel('Enquiry', { exact: true })).toHaveValue('');
  expect(await get('/projects')).toEqual(before);
  expect(complaints).toEqual([]);
});

test('an enquiry becomes a project with one click', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  await page.goto('/projects/new');
  await page.getByRole('link', { name: 'Can I take this job?' }).click();
  await ask(page, daysLater(today, 40));

  await expect(page.getByRole('heading', { name: /^Yes: it fits by / })).toBeVisible();
  await expect(page.getByLabel('Answer to who asked')).toHaveValue(/Thank you for your enquiry\./);
  await page.getByRole('button', { name: 'Make it a project' }).click();

  await expect(page).toHaveURL(/\/project\/[^/]+\/details/);
  await expect(page.getByRole('heading', { name: 'Flyer for the winter market' })).toBeVisible();
  await expect(page.getByText(/Write the invitation/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
