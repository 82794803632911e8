import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { hostileWords } from '../support/hostile-words.ts';
import { daysLater, enterAs, makePerson, type Person, todayOfPeople } from '../support/people.ts';
import { collectComplaints } from '../support/screens.ts';
import { test } from '../support/test.ts';

/** Nothing that a person writes may become one of these. */
const ACTIVE = [
  'iframe',
  'object',
  'embed',
  'video',
  'base',
  '[onload]',
  '[onerror]',
  '[onclick]',
  '[onfocus]',
]
  .concat(['[srcdoc]', 'img[src^="http"]', 'a[href^="javascript"]', 'a[href^="data"]', '#token'])
  .join(', ');

const today = todayOfPeople();
const TITLE_MAX = 200;
/** As words: what is seen of what was written. */
const HOSTILE = /window\.ran|evil\.example|javascript|onerror/;

/** Writes hostile words into every field that keeps text; what is refused is not kept, and refused in words. */
async function writeEverywhere(request: APIRequestContext, { token }: Person) {
  const words = hostileWords(4);
  let kept = 0;
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request[method](`/api${path}`, { data, headers });
    expect(response.status(), path).toBeLessThan(500);
    if (response.ok()) kept += 1;
    return response.ok() ? (await response.json()).data : undefined;
  };
  const short = (at: number, most = TITLE_MAX) => (words[at % words.length] ?? '').slice(0, most);
  const { project } = await send('post', '/projects', {
    name: '<img src=x onerror="window.ran=1"> first',
    startDate: today,
    dueDate: daysLater(today, 60),
  });
  await Promise.all(
    words.map((description, at) =>
      send('post', `/subtasks/projects/${project.id}`, {
        title: short(at),
        description: description.slice(0, 2_000),
        dueDate: daysLater(today, at % 30),
        tags: [short(at, 30)],
      }),
    ),
  );
  for (let at = 0; at < 24; at++) {
    const word = at * 8 + (at % 4);
    await send('post', `/projects/${project.id}/milestones`, {
      name: short(word, 100),
      dueDate: daysLater(today, at),
    });
    await send('post', '/projects', {
      name: short(word + 1),
      description: short(word + 2, 2_000),
      category: short(word + 3, 50),
      tags: [short(word + 4, 30), short(word + 5, 30)],
      startDate: today,
      dueDate: daysLater(today, 20 + at),
    });
    await send('post', '/chats', { title: short(word + 6, 100) });
    await send('post', '/calendar/days-off', {
      name: short(word + 7, 60),
      firstDay: daysLater(today, 70 + at),
      lastDay: daysLater(today, 70 + at),
    });
  }
  await send('post', `/projects/${project.id}/series`, {
    title: short(0),
    description: short(4),
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    startsOn: daysLater(today, 3),
  });
  await send('put', '/users/profile', { bio: words.slice(0, 6).join('\n').slice(0, 400) });
  const { chat } = await send('post', '/chats', { title: '<svg onload=window.ran=1>' });
  for (const at of [0, 12, 24, 56, 92])
    await send('post', `/chats/${chat.id}/messages`, { content: `What of ${short(at, 300)}` });
  return { kept, projectId: String(project.id), chatId: String(chat.id) };
}

async function expectInert(page: Page, where: string): Promise<void> {
  const active = await page
    .locator(ACTIVE)
    .evaluateAll((found) => found.map((one) => one.outerHTML.slice(0, 200)));
  expect(active, where).toEqual([]);
  expect(await page.evaluate(() => 'ran' in window), where).toBe(false);
}

test('two hundred hostile words in every field run nowhere, fetch nothing, and are read as words', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const complaints = collectComplaints(page);
  const elsewhere: string[] = [];
  page.on('request', (sent) => sent.url().includes('evil') && elsewhere.push(sent.url()));
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  const person = await makePerson(request);
  const { kept, projectId, chatId } = await writeEverywhere(request, person);
  expect(kept).toBeGreaterThan(200);
  await enterAs(page, person);

  const project = `/project/${projectId}/details`;
  for (const path of [
    ...['/dashboard', '/projects', '/plan', `/chats/${chatId}`, project],
    ...['timeline', 'calendar', 'board'].map((view) => `${project}?view=${view}`),
  ]) {
    await page.goto(path);
    await expect(page.locator('main').getByText(HOSTILE).filter({ visible: true }).first()).toBeVisible();
    await expectInert(page, path);
  }
  await page.goto('/settings');
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  await expectInert(page, 'settings');

  await page.goto(
    `${project}?view=<img src=x onerror=window.ran=1>&day=javascript:window.ran=1#<svg onload=window.ran=1>`,
  );
  await expect(page.locator('main').getByText(HOSTILE).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('<img src=x onerror=window.ran=1>');
  await expectInert(page, 'palette');
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});
