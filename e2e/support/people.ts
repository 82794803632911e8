import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from '@daymark/contract/users';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';

const outboxOf = (dataDir = process.env.DAYMARK_JOURNEYS_DATA ?? '') => join(dataDir, 'outbox');

/** Where these people live, far from midnight, and their browsers with them. */
const TIMEZONE = process.env.DAYMARK_JOURNEYS_TIMEZONE ?? '';

let people = 0;

/** The code of the latest mail of its kind to an address, of the server of the journeys unless it is another: it stands alone on a line of the plain-text part. */
export async function codeFor(
  email: string,
  kind: 'verification' | 'reset' = 'verification',
  dataDir?: string,
): Promise<string> {
  let code = '';
  await expect
    .poll(() => {
      code = latestCode(email, `${kind} code`, dataDir);
      return code;
    })
    .not.toBe('');
  return code;
}

/** The mails of the server, the oldest first. */
function mailsSoFar(dataDir?: string): string[] {
  const outbox = outboxOf(dataDir);
  try {
    return readdirSync(outbox)
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
  } catch {
    // There is no outbox before the first mail.
    return [];
  }
}

const mailTo = (email: string, subject: string, dataDir?: string): string =>
  mailsSoFar(dataDir).findLast((mail) => mail.includes(email) && mail.includes(subject)) ?? '';

const latestCode = (email: string, subject: string, dataDir?: string): string =>
  /^(\d{5})\r?$/m.exec(mailTo(email, subject, dataDir))?.[1] ?? '';

/** The latest mail with these words to an address, as it was sent. Mails of a time of day come within a minute or two. */
export async function latestMail(email: string, subject: string): Promise<string> {
  await expect.poll(() => mailTo(email, subject), { timeout: 200_000 }).not.toBe('');
  return mailTo(email, subject);
}

export interface Person {
  email: string;
  password: string;
  token: string;
  user: User;
}

/** Another server than that of the journeys. */
interface Elsewhere {
  url: string;
  dataDir: string;
}

/** A verified person with a session, made through the API; the screens of it have a journey of their own. */
export async function makePerson(request: APIRequestContext, elsewhere?: Elsewhere): Promise<Person> {
  const email = `person${++people}.${process.pid}.${Date.now()}@example.com`;
  const password = 'Bright!Lamp7';
  // Codes are limited by network: a machine that signs up dozens of people an hour is not one of them.
  const network = `10.${(process.pid >> 8) & 255}.${process.pid & 255}.${people}`;
  const send = async (path: string, data: object) => {
    const response = await request.post(`${elsewhere?.url ?? ''}/api/auth/${path}`, {
      data,
      headers: { 'x-forwarded-for': network },
    });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  await send('signup', { firstname: 'Ana', lastname: 'Silva', email, password, timezone: TIMEZONE });
  await send('verify-email', { email, code: await codeFor(email, 'verification', elsewhere?.dataDir) });
  const { data } = await send('login', { email, password });
  return { email, password, ...data };
}

/**
 * The API as this person, for what a journey begins with: the data of a success, anything else fails the journey. What is written
 * down in words, such as why a plan does not fit, is in the language that the request asks for, as that of a browser does.
 */
export function callsOf(request: APIRequestContext, { token }: Pick<Person, 'token'>, language = 'en') {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const answerOf = async (response: APIResponse) => {
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()).data;
  };
  return {
    post: async (path: string, data: object) =>
      answerOf(await request.post(`/api${path}`, { data, headers })),
    get: async (path: string) => answerOf(await request.get(`/api${path}`, { headers })),
  };
}

/** Opens pages as this person, as if they had logged in before. */
export async function enterAs(page: Page, { token, user }: Person): Promise<void> {
  await page.addInitScript(
    ([storedToken, session]) => {
      // Once only: a token that the app has removed since stays removed.
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      localStorage.setItem('authToken', storedToken);
      localStorage.setItem('auth-store', session);
    },
    [token, JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 })] as const,
  );
}

/** Today where these people live. */
export const todayOfPeople = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIMEZONE }).format(new Date());

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Fills in the log-in and sends it. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/**
 * Leaves this device without its session, at the log-in. On a page without the app: the app would go to the log-in by itself, and
 * a passkey that is suggested there logs in again before the next page comes.
 */
export async function forgetSession(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/privacy`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/login`);
}
