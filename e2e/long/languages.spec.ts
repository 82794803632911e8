import { LANGUAGES, type Language } from '@daymark/words/languages';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { movesIn } from '../support/moves.ts';
import { callsOf, daysLater, enterAs, makePerson, type Person, todayOfPeople } from '../support/people.ts';
import { expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { englishOn, sayIn } from '../support/vocabulary.ts';

const today = todayOfPeople();

/** Goes on, so that one run names all that is left; what is still loading has no words yet. */
const expectSoon = expect.configure({ soft: true, timeout: 5000 }).poll;

/** Names without a word of any language, so that every other word is the product's. */
const NAMES = [
  'Brumo Falki',
  'Zubri Kantoval',
  'Plinso',
  'Vomarek',
  'Ana Silva',
  'kalumi',
  'Daymark',
  'Ctrl',
  'English',
  'Isle of Man',
  'St. Lucia',
];

/** Words of steps of the library that are English and of the language. */
const LOANS: Partial<Record<Language, readonly string[]>> = { de: ['Backups'] };

const BRIEFS: Record<Exclude<Language, 'en'>, string> = {
  de: 'Texte schreiben, 4 Std.\nFotos auswählen, 2 Std.\nDruckerei beauftragen, danach 5 Tage warten.\nDienstags kann ich nicht.',
  fr: 'Écrire les textes, 4 h\nChoisir les photos, 2 h\nCommander à l’imprimerie, 1 h\n',
  es: 'Escribir los textos, 4 h\nElegir las fotos, 2 h\nEncargar la imprenta, 1 h\n',
};

/** Somebody who uses Daymark in a language, with work that is late, done, waiting and without a day. */
async function makeSpeaker(request: APIRequestContext, language: Exclude<Language, 'en'>) {
  const person = await makePerson(request);
  const { post } = callsOf(request, person, language);
  const headers = { authorization: `Bearer ${person.token}`, 'accept-language': language };
  const settings = await request.put('/api/users/settings', { data: { language }, headers });
  expect(settings.ok(), await settings.text()).toBe(true);
  const { client } = await post('/clients', { name: 'Kalumi Falki', email: 'kalumi@falki.example' });
  const { project } = await post('/projects', {
    clientId: client.id,
    name: 'Brumo Falki',
    description: BRIEFS[language],
    startDate: daysLater(today, -4),
    dueDate: daysLater(today, 20),
    tags: ['kalumi'],
    milestones: [{ name: 'Plinso', dueDate: daysLater(today, 10) }],
    generateAISubtasks: true,
  });
  const add = (task: object) => post(`/subtasks/projects/${project.id}`, task);
  await add({ title: 'Zubri Kantoval', dueDate: daysLater(today, -2), estimatedHours: 1, priority: 'High' });
  await add({ title: 'Vomarek', dueDate: today, estimatedHours: 9, status: 'In Progress' });
  await add({ title: 'Kalumi Plinso', status: 'Completed' });
  await add({ title: 'Zubri' });
  const wait = { title: 'Plinso Zubri', clientId: client.id, sentOn: daysLater(today, -8) };
  await post(`/projects/${project.id}/waits`, { ...wait, expectedOn: daysLater(today, -3) });
  const speaker: Person = { ...person, user: { ...person.user, language } };
  return { speaker, project, client };
}

const DOORS = ['/login', '/signup', '/reset-password'];
const SITE = ['/', '/about', '/features', '/contact', '/privacy', '/terms'];
const VIEWS = ['list', 'calendar', 'board', 'timeline'];

for (const language of LANGUAGES.filter((one) => one !== 'en')) {
  test.describe(language, () => {
    test.use({ locale: language });

    test(`every screen is in ${language}, and no English is left`, async ({ page, request }) => {
      const say = sayIn(language);
      const { speaker, project, client } = await makeSpeaker(request, language);
      const left = englishOn(language, [
        ...NAMES,
        ...(LOANS[language] ?? []),
        BRIEFS[language],
        speaker.email,
      ]);
      const expectOwnWords = (where: string) => expectSoon(() => left(page), { message: where }).toEqual([]);
      const moves = movesIn(page);
      const look = async (path: string, move = moves.go) => {
        await move(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectOwnWords(path);
      };

      for (const path of [...SITE, ...DOORS]) await look(path, moves.load);
      await enterAs(page, speaker);
      await look('/dashboard', moves.load);
      await look('/projects');
      for (const view of VIEWS) await look(`/project/${project.id}/details?view=${view}`);
      await look(`/project/${project.id}/dates`);
      for (const view of VIEWS) await look(`/plan?view=${view}`);
      await look('/search?query=brumo');
      await look('/search?tab=tasks&query=zubri');
      await look('/time');
      await look('/clients');
      await look(`/clients/${client.id}`);
      await look('/import');
      await look('/enquiry');
      await look(await connectingAddress(request), moves.load);
      await look('/connect?problem=address');
      await look('/chats');
      for (const tab of ['profile', 'security', 'preferences', 'data']) await look(`/settings?tab=${tab}`);
      await expectDialogs(page, moves.go, say, project.id, expectOwnWords);
    });
  });
}

/** The screen that asks whether an assistant may connect. */
async function connectingAddress(request: APIRequestContext): Promise<string> {
  const redirect_uri = 'https://kalumi.example/plinso';
  const data = { client_name: 'Vomarek', redirect_uris: [redirect_uri] };
  const { client_id } = await (await request.post('/oauth/register', { data })).json();
  const wish = { client_id, redirect_uri, response_type: 'code', code_challenge_method: 'S256' };
  return `/oauth/authorize?${new URLSearchParams({ ...wish, code_challenge: 'A'.repeat(43) })}`;
}

type Say = ReturnType<typeof sayIn>;

/** Dialogs and menus, by the keys and buttons that open them. */
async function expectDialogs(
  page: Page,
  go: (path: string) => Promise<void>,
  say: Say,
  projectId: string,
  expectOwnWords: (where: string) => Promise<void>,
) {
  const open = async (where: string, act: () => Promise<void>) => {
    await act();
    await expect(page.locator('[role="dialog"], [role="menu"], dialog[open]').first()).toBeVisible();
    await expectOwnWords(where);
    await page.keyboard.press('Escape');
  };
  await go('/dashboard');
  await open('palette', () => page.keyboard.press('Control+k'));
  await open('shortcuts', () => page.keyboard.press('?'));
  await open('new project', () =>
    page
      .getByRole('button', { name: say('New Project') })
      .first()
      .click(),
  );
  await go(`/project/${projectId}/details`);
  await open('reminder', () =>
    page
      .getByRole('button', { name: say('Write a reminder') })
      .first()
      .click(),
  );
  await open('plan menu', () => page.getByRole('button', { name: say('Change plan') }).click());
  await page
    .getByRole('button', { name: say('Add Subtask') })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: say('Title') })).toBeVisible();
  await expectOwnWords('add a task');
}

test('the language is changed in the settings, for this browser and the next one', async ({
  browser,
  page,
  request,
}) => {
  const person = await makePerson(request);
  await enterAs(page, person);
  await page.goto('/settings?tab=preferences');

  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');

  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: sayIn('de')('Language') })).toBeVisible();
  await expectClean(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Ana');
  await context.close();
});
