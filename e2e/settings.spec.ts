import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { daysLater, enterAs, makePerson, type Person, todayOfPeople } from './support/people.ts';
import { collectComplaints, except, expectClean } from './support/screens.ts';
import { longTest, test } from './support/test.ts';
import { clickUndo, heldToast, toast } from './support/toasts.ts';

const menuOf = (page: Page) => page.getByRole('button', { name: /^Account of / });

/** A picture as a camera would give it, drawn by the browser. */
async function drawPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'seagreen';
      context.fillRect(0, 0, 640, 480);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** A project that was deleted, through the API; doing it on screen has a journey of its own. */
async function throwAway(request: APIRequestContext, { token }: Person, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const startDate = todayOfPeople();
  const data = { name, startDate, dueDate: daysLater(startDate, 9) };
  const made = await request.post('/api/projects', { headers, data });
  const { id } = (await made.json()).data.project;
  await request.delete(`/api/projects/${id}`, { headers });
}

test('a person says who they are, with a picture that everybody who sees them sees', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Profile & Settings' })).toBeVisible();

  await test.step('the profile, with a time zone found by its city', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Last name').fill('Moreira');
    await page.getByLabel('Location').fill('Porto');
    await page.getByRole('combobox', { name: 'Time zone' }).fill('lisbon');
    await page.keyboard.press('Enter');
    await expectClean(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
    await expect(page.getByText('Europe/Lisbon')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Ana Moreira' })).toBeVisible();
  });

  await test.step('a picture is seen, sent, shown, removed and taken back', async () => {
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page) };
    await page.getByLabel('Picture file').setInputFiles(file);
    await expect(page.getByRole('img', { name: 'How your picture will look' })).toBeVisible();
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(toast(page, 'Avatar uploaded successfully!')).toBeVisible();
    const picture = menuOf(page).locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 256);

    await page.getByRole('button', { name: 'Remove' }).click();
    const removed = await heldToast(page, 'Avatar removed successfully!');
    await expect(picture).toHaveCount(0);
    await clickUndo(removed);
    await expect(picture).toHaveJSProperty('naturalWidth', 256);
    await page.reload();
    await expect(picture).toHaveJSProperty('naturalWidth', 256);
  });
  expect(complaints).toEqual([]);
});

test('a password is changed, and other sessions end', async ({ page, request, browser }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const elsewhere = await browser.newContext();
  const { email, password } = person;
  const logIn = await elsewhere.request.post('/api/auth/login', { data: { email, password } });
  const headers = { authorization: `Bearer ${(await logIn.json()).data.token}` };
  await enterAs(page, person);
  await page.goto('/settings?tab=security');

  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectClean(page);
  await sessions.getByRole('button', { name: /^Sign out/ }).click();
  await expect(sessions).toHaveCount(1);
  await expect
    .poll(async () => (await elsewhere.request.get('/api/auth/profile', { headers })).status())
    .toBe(401);
  await elsewhere.close();

  await page.getByLabel('Current password').fill('Wrong-password-1!');
  await page.getByLabel('New password', { exact: true }).fill('Lantern-river-77?');
  await page.getByLabel('Confirm new password').fill('Lantern-river-77?');
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await expect(toast(page, 'Password changed successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(except([400, 401], complaints)).toEqual([]);
});

longTest('data are taken out, brought back and deleted by whose they are', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  for (const name of ['Craft fair', 'Garden shed', 'Old plan']) await throwAway(request, person, name);
  await enterAs(page, person);
  await page.goto('/settings?tab=data');
  const trash = page.getByRole('list', { name: 'Trash' }).getByRole('listitem');

  await test.step('the trash: restore one, remove one, empty it', async () => {
    await expect(trash).toHaveCount(3);
    await expect(trash.first()).toContainText('Kept for 30 more days');
    await expectClean(page);
    await page.getByRole('button', { name: 'Restore Craft fair' }).click();
    await expect(toast(page, '“Craft fair” is back among your projects')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Garden shed for good' }).click();
    // The list is shorter before the server is: emptying it then would count both.
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Remove for good', exact: true }).click();
    await expect(trash).toHaveCount(1);
    await removed;
    await page.getByRole('button', { name: 'Empty trash' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Empty trash' }).click();
    await expect(page.getByText('The trash is empty.')).toBeVisible();
    await expect(toast(page, '1 project deleted for good')).toBeVisible();
  });

  await test.step('the export is a file with everything in it', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^daymark-\d{4}-\d\d-\d\d\.json$/);
    const { user, projects } = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(user.email).toBe(person.email);
    expect(projects.map(({ name }: { name: string }) => name)).toEqual(['Craft fair']);
  });

  await test.step('the account goes with its password, and leaves nothing on the device', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('Wrong-password-1!');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('This is not your current password')).toBeVisible();
    await dialog.getByLabel('Your password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
  });
  expect(except([400, 401], complaints)).toEqual([]);
});
