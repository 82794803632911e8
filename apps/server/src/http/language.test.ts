import { createClient } from '@daymark/contract/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, PERSON } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { codeIn } from '../testing/mailbox.ts';
import { makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { entriesIn, publish } from '../testing/published-calendars.ts';
import { startSmtp } from '../testing/smtp.ts';

let app: TestApp;
let close: () => Promise<void>;
let user: TestUser;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
  user = await makeUser(app);
});
afterAll(() => close());

/** The client of somebody whose browser asks for a language. */
const speaking = (language: string, { address }: { address: string } = app, token: string | null = null) =>
  createClient({
    baseUrl: `${address}/api`,
    token: () => token,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'accept-language': language } }),
  });

describe('an answer is in the language of its request', () => {
  test('an error of a service, of a schema, of the schema library, and of an unknown address', async () => {
    const german = speaking('de-AT,de;q=0.9,en;q=0.5', app, user.token);
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await failureOf(german.projects.get({ params: { id } }))).toMatchObject({
      code: 'not_found',
      message: 'Projekt nicht gefunden',
    });
    const body = { ...PERSON, firstname: 'A' };
    const message = 'Der Name muss mindestens 2 Zeichen haben';
    expect(await failureOf(german.auth.signUp({ body }))).toMatchObject({
      message,
      errors: [{ path: 'firstname', message }],
    });
    const long = { ...PERSON, lastname: 'x'.repeat(300) };
    expect(await failureOf(german.auth.signUp({ body: long }))).toMatchObject({
      message: 'Bitte verwende höchstens 200 Zeichen',
    });
    const unknown = { ...PERSON, locale: 3 as unknown as string, extra: [] };
    expect((await failureOf(german.auth.signUp({ body: unknown }))).message).not.toMatch(/Invalid|expected/);
    const answer = await fetch(`${app.address}/api/nowhere`, { headers: { 'accept-language': 'de' } });
    expect(await answer.json()).toMatchObject({ message: 'Unter dieser Adresse gibt es nichts' });
  });

  test('two at the same time do not mix', async () => {
    const ask = (language: string) =>
      failureOf(speaking(language).auth.logIn({ body: { email: 'nobody@example.com', password: 'wrong' } }));
    const answers = await Promise.all(['de', 'en', 'de', 'fr-unknown', '*'].map(ask));
    expect(answers.map(({ message }) => message).filter((text) => text?.startsWith('E-Mail'))).toHaveLength(
      2,
    );
    expect(answers[1]?.message).toBe('Invalid email or password');
    expect(answers[4]?.message).toBe('Invalid email or password');
  });

  test('what is kept of an answer is kept for its language', async () => {
    const { project } = await makeProject(user, {
      description: '',
      startDate: '2026-11-01',
      dueDate: '2026-11-20',
    });
    const told = async (language: string) =>
      (await speaking(language, app, user.token).notifications.list()).data.find(
        ({ projectId }) => projectId === project.id,
      )?.message;
    const english = await told('en');
    expect(english).toMatch(/^Due today/);
    expect(await told('de')).toMatch(/^Heute/);
    expect(await told('en')).toBe(english);
  });

  test('a plan is made in it, in the thread of the planner too', async () => {
    const german = speaking('de', app, user.token);
    const { project } = await makeProject(user, {
      description: '- Paint the fence',
      startDate: '2026-11-23',
      dueDate: '2026-12-18',
    });
    const params = { projectId: project.id };
    const { data } = await german.planProposals.propose({ params, body: { depth: 'as-written' } });
    expect(data.rows.map(({ reason }) => reason)).toContain('Aus der Beschreibung');
  });
});

describe('a person has a language', () => {
  const settings = async (of: TestUser) => (await of.api.users.settings()).data.language;

  test('which is that of the locale until they choose one', async () => {
    const own = await makeUser(app);
    expect(await settings(own)).toBe('en');
    await own.api.users.changeSettings({ body: { locale: 'fr-CA' } });
    expect(await settings(own)).toBe('fr');
    await own.api.users.changeSettings({ body: { language: 'es' } });
    await own.api.users.changeSettings({ body: { locale: 'de-CH' } });
    expect(await settings(own)).toBe('es');
    expect((await own.api.users.profile()).data.language).toBe('es');
    await own.api.users.changeSettings({ body: { language: null } });
    expect(await settings(own)).toBe('de');
    expect(await failureOf(own.api.users.changeSettings({ body: { language: 'it' as 'de' } }))).toMatchObject(
      { message: 'Language must be one of en, de, fr, es' },
    );
  });

  test('in which their mails are written, whatever their next request asks for', async () => {
    const smtp = await startSmtp();
    const own = await startTestApp({
      config: { smtpUrl: smtp.url, mailFrom: 'Daymark <post@daymark.example>' },
    });
    await speaking('de', own).auth.signUp({ body: { ...PERSON, locale: 'en-US' } });
    await eventually(() => expect(smtp.received).toHaveLength(1));
    const first = smtp.received[0]?.mail;
    expect(first?.subject).toBe('Dein Bestätigungscode für Daymark');
    expect(first?.html).toContain('<html lang="de">');
    const code = codeIn(first?.text ?? '');
    await speaking('en', own).auth.verifyEmail({ body: { email: PERSON.email, code } });
    await speaking('en', own).auth.forgotPassword({ body: { email: PERSON.email } });
    await eventually(() => expect(smtp.received).toHaveLength(2));
    expect(smtp.received[1]?.mail.subject).toBe('Dein Code für ein neues Daymark-Passwort');

    const { data } = await speaking('en', own).auth.logIn({ body: PERSON });
    const signedIn = speaking('de', own, data.token);
    expect(data.user.language).toBe('de');
    await signedIn.users.changeSettings({ body: { language: 'en' } });
    await signedIn.users.changePassword({
      body: { currentPassword: PERSON.password, newPassword: 'Harbour-lantern-77!' },
    });
    await eventually(() => expect(smtp.received).toHaveLength(3));
    expect(smtp.received[2]?.mail.subject).toBe('Your Daymark password was changed');
    expect(smtp.received[2]?.mail.html).toContain('<html lang="en">');
  });

  test('in which their published calendar is written, whoever reads it', async () => {
    const own = await makeUser(app);
    await makeProject(own, {
      description: '',
      startDate: '2026-11-23',
      dueDate: '2026-12-18',
      milestones: [{ name: 'Fair', dueDate: '2026-12-10' }],
    });
    const { file } = await publish(own);
    const titles = async () => Object.keys(await entriesIn(app, file));
    expect(await titles()).toEqual(['Milestone: Fair']);
    await own.api.users.changeSettings({ body: { language: 'de' } });
    expect(await titles()).toEqual(['Meilenstein: Fair']);
  });
});
