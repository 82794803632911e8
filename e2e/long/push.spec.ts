import { type APIRequestContext, expect } from '@playwright/test';
import { wholeLaunchOptions } from '../../scripts/test/chromium.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { deliver, shownOn, startPushService, subscribeAt } from '../support/push-service.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

// Without windows a browser shows no notifications.
test.use({ launchOptions: wholeLaunchOptions(), serviceWorkers: 'allow', permissions: ['notifications'] });

const kindsOf = async (request: APIRequestContext, { token }: { token: string }) => {
  const asked = await request.get('/api/push-devices', { headers: { authorization: `Bearer ${token}` } });
  return (await asked.json()).data[0]?.kinds;
};

test('notifications are turned on for this device, tried, and a click on a reminder opens its task', async ({
  context,
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const push = await startPushService();
  await subscribeAt(page, push.subscription);
  const person = await makePerson(request);
  const calls = callsOf(request, person);
  const today = todayOfPeople();
  const { project } = await calls.post('/projects', {
    name: 'Garden fair',
    startDate: today,
    dueDate: daysLater(today, 20),
  });
  await enterAs(page, person);
  await page.goto('/settings?tab=preferences');
  const card = page.getByRole('region', { name: 'Notifications on devices' });
  const rows = card.getByRole('list', { name: 'Devices' }).getByRole('listitem');

  await test.step('this device is turned on', async () => {
    await card.getByRole('button', { name: 'Turn on for this device' }).click();
    await expect(toast(page, 'Notifications are on for this device')).toBeVisible();
    await expect(rows).toContainText('This device');
    await expect(rows).toContainText('Nothing sent yet');
    await expectClean(page);
  });

  await test.step('a test arrives and is shown', async () => {
    await card.getByRole('button', { name: /^Send a test to / }).click();
    await expect.poll(() => push.messages.length).toBe(1);
    await deliver(page, push.messages[0] ?? '');
    await expect
      .poll(() => shownOn(page))
      .toEqual([{ title: 'A test from Daymark', body: 'Notifications reach this device.' }]);
  });

  await test.step('another visit tells of the device again, and it chooses what it shows', async () => {
    await page.reload();
    await expect(rows).toContainText('Last notified');
    await card.getByRole('checkbox', { name: 'Digest of the day' }).uncheck();
    await expect.poll(() => kindsOf(request, person)).toEqual(['reminders']);
  });

  await test.step('a click on a notification opens its screen in the open tab', async () => {
    const path = `/project/${project.id}/details`;
    await deliver(page, JSON.stringify({ title: 'Order the tents', body: 'Garden fair', path, tag: 'one' }));
    await expect
      .poll(async () => (await shownOn(page)).map(({ title }) => title))
      .toContain('Order the tents');
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(`registration.getNotifications({ tag: 'one' }).then(([notification]) =>
      dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
    await expect(page.getByRole('heading', { level: 1, name: 'Garden fair' })).toBeVisible();
    expect(await shownOn(page)).not.toContainEqual(expect.objectContaining({ title: 'Order the tents' }));
  });

  await test.step('it is removed, and can be turned on again', async () => {
    // A page that is opened tells of its device, which must not come after the removal.
    const told = page.waitForResponse((answer) => /push-devices\/[^/]+$/.test(answer.url()));
    await page.goto('/settings?tab=preferences');
    await told;
    await card.getByRole('button', { name: /^Remove / }).click();
    await expect(toast(page, 'Device removed')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('push-device'))).toBeNull();
    await expectClean(page);
  });
  push.stop();
  expect(complaints).toEqual([]);
});
