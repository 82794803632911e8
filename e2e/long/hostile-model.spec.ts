import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { hostileWords } from '../support/hostile-words.ts';
import { startModel } from '../support/model.ts';
import { startNode } from '../support/nodes.ts';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints } from '../support/screens.ts';
import { test } from '../support/test.ts';

const LONGEST_WORDS = 900;
const WORDS_AT_ONCE = 26;
/** Nothing that an answer says may become one of these, whatever it is put into. */
const ACTIVE = [
  ...['img', 'script', 'iframe', 'object', 'embed', 'video', 'base', 'meta', 'link', 'style'],
  ...['[onload]', '[onerror]', '[onclick]', '[onfocus]', '[srcset]', '[id="token"]'],
];
/** Our own dialog has these. */
const OF_FORMS = ['form', 'input', '[style]'];

const today = todayOfPeople();

/** Everything of a person that an assistant could change. */
async function everythingOf(request: APIRequestContext, url: string, headers: Record<string, string>) {
  const list = await (await request.get(`${url}/api/projects?limit=50`, { headers })).json();
  const ids: string[] = list.data.map(({ id }: { id: string }) => id);
  const whole = ids.map(async (id) => (await request.get(`${url}/api/projects/${id}`, { headers })).json());
  return JSON.stringify(await Promise.all(whole));
}

async function expectHarmless(page: Page, place: string, selectors: readonly string[]): Promise<void> {
  const active = await page
    .locator(place)
    .locator(selectors.join(', '))
    .evaluateAll((found) => found.map((one) => one.outerHTML));
  expect(active, place).toEqual([]);
  const addresses = await page
    .locator(place)
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  for (const address of addresses) expect(address).toMatch(/^https?:\/\/(?!\S*@)(?!\S*\/api\/)/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `sideways in ${place}`).toBeLessThanOrEqual(0);
}

test('whatever a model says is words: nothing runs, nothing is fetched, and nothing is written without a click', async ({
  page,
  request,
}) => {
  // A longer answer is stopped, which is held elsewhere.
  const all = hostileWords().map((words) => words.slice(0, LONGEST_WORDS));
  const rounds = Array.from({ length: Math.ceil(all.length / WORDS_AT_ONCE) }, (_, at) =>
    all.slice(at * WORDS_AT_ONCE, (at + 1) * WORDS_AT_ONCE),
  );
  test.setTimeout(240_000 + rounds.length * 45_000);
  const complaints = collectComplaints(page);
  const elsewhere: string[] = [];
  page.on('request', (sent) => sent.url().includes('evil') && elsewhere.push(sent.url()));
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  await using model = await startModel();
  await using node = await startNode({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'pilot-1',
    AI_BASE_URL: model.url,
    AI_DAILY_LIMIT: '10000',
  });
  const person = await makePerson(request);
  const headers = { authorization: `Bearer ${person.token}` };
  const lines = Array.from({ length: WORDS_AT_ONCE }, (_, at) => `- Bake tray ${at + 1} of rye bread`);
  const brief = {
    name: 'Bakery',
    startDate: today,
    dueDate: daysLater(today, 60),
    description: lines.join('\n'),
  };
  const made = await request.post(`${node.url}/api/projects`, { headers, data: brief });
  const { id: projectId } = (await made.json()).data.project;
  await enterAs(page, person);
  await page.setViewportSize({ width: 390, height: 844 });

  for (const words of rounds) {
    model.behave({
      answer: words.join('\n\n').replaceAll('PROJECT', projectId),
      proposal: { kind: 'create-subtask', projectId, subtask: { title: words[0]?.slice(0, 200) ?? '' } },
      said: words.map((one, at) => ({
        ...{ n: at + 1, kind: 'task', quote: `Bake tray ${at + 1} of rye bread`, who: one.slice(0, 100) },
        title: `Bake tray ${at + 1} of rye bread ${one}`.slice(0, 190),
        ...{ amount: null, hours: 1, repeat: null, when: [], together: false, maybe: [] },
      })),
      plan: words.map((one, at) => ({
        ...{ n: 100 + at, of: at + 1, date: one, title: one.slice(0, 190), hours: 1, after: [], who: one },
      })),
      project: {
        ...{ isProject: true, name: `Rye ${words[1]}`, description: words.join('\n').slice(0, 15_000) },
        ...{
          startDate: null,
          dueDate: null,
          priority: 'High',
          category: words[2]?.slice(0, 900),
          tags: words,
        },
        milestones: words.map((name) => ({ name: name.slice(0, 900), dueDate: daysLater(today, 20) })),
        assumptions: words,
      },
    });
    const before = await everythingOf(request, node.url, headers);
    await page.goto(`${node.url}/chats`);
    await page.getByRole('button', { name: 'New chat' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Rye bread');
    await page.keyboard.press('Enter');
    await page
      .getByLabel('Your message')
      .fill(
        `I want to bake 26 trays of rye bread for the fair, by ${daysLater(today, 20)}. What comes first, and what next?`,
      );
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectHarmless(page, 'article', [...ACTIVE, ...OF_FORMS]);

    await page.getByRole('button', { name: 'Create Project' }).click();
    const dialog = page.getByRole('dialog', { name: 'A project from this chat' });
    await expect(dialog.getByLabel('Description')).toBeVisible();
    await expectHarmless(page, '[role=dialog]', ACTIVE);
    await dialog.getByRole('button', { name: 'Discard' }).click();
    expect(await everythingOf(request, node.url, headers)).toBe(before);

    const generated = await request.post(`${node.url}/api/subtasks/projects/${projectId}/generate`, {
      headers,
      data: { regenerate: true },
    });
    expect((await generated.json()).count).toBeGreaterThan(words.length / 2);
    await page.goto(`${node.url}/project/${projectId}/details`);
    await page.getByRole('button', { name: /^Understood/ }).click();
    await expect(page.getByText(/^Bake tray 1 of rye bread/).first()).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'sideways in the project').toBeLessThanOrEqual(0);
  }
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});
