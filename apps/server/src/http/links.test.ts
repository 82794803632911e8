import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Letter, mailOf } from '../mail/letters.ts';
import { makeApiToken } from '../testing/api-tokens.ts';
import { openScreens } from '../testing/app-screens.ts';
import { makeLink } from '../testing/client-links.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { connectMcp, done } from '../testing/mcp-client.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { publish, readFile } from '../testing/published-calendars.ts';
import { allPushed, startPushService } from '../testing/push.ts';
import { allMailsSent, remindNow } from '../testing/reminders.ts';
import { startSmtp } from '../testing/smtp.ts';
import { RECEIVING } from '../testing/webhooks.ts';

const PUBLIC_URL = 'https://plan.example';

/** The addresses of this server in a text, also as the path of a link in Markdown, without line ends of iCalendar. */
function linksIn(text: string): string[] {
  const whole = text.replaceAll('\r\n ', '');
  const absolute = [...whole.matchAll(/https:\/\/plan\.example([^\s"'<>)\]\\]*)/g)];
  const paths = [...whole.matchAll(/\]\((\/[^)\s]*)\)/g)];
  return [...absolute, ...paths].map(([, path = '']) => path || '/');
}

/** Where a link leads, as a browser asks for it. */
async function leadsTo(app: TestApp, screen: Awaited<ReturnType<typeof openScreens>>, link: string) {
  const { pathname, search } = new URL(link, PUBLIC_URL);
  const path = pathname + search;
  const shown = await screen(path);
  if (shown.status === 200) return 200;
  const answer = await fetch(app.address + path, { redirect: 'manual' });
  return answer.status;
}

async function makeMorning() {
  const [smtp, service] = [await startSmtp(), await startPushService()];
  const config = { ...RECEIVING, smtpUrl: smtp.url, publicUrl: PUBLIC_URL };
  const app = await startTestApp({ now: '2026-11-20T06:00:00Z', config });
  const user = await makeUser(app);
  const { project } = await makeProject(user, {
    name: 'Garden fair',
    startDate: '2026-11-01',
    dueDate: '2026-12-18',
    description: '',
    milestones: [{ name: 'Fair', dueDate: '2026-12-10' }],
  });
  const due = { dueDate: '2026-11-20', dueTime: '12:00' };
  const task = await addSubtask(user, project.id, { title: 'Order the tents', ...due });
  await addSubtask(user, project.id, { title: 'Call Mara', dueDate: '2026-11-10' });
  await user.api.pushDevices.add({ body: service.subscribe() });
  await user.api.reminders.changeSettings({ body: { digestAt: '07:00', minutesBefore: 60 } });
  return { app, smtp, service, user, project, task };
}

type Morning = Awaited<ReturnType<typeof makeMorning>>;

/** What is sent on a morning by mail and to devices: the digest and a reminder. */
async function sentInTime({ app, smtp, service }: Morning): Promise<Record<string, string[]>> {
  for (const time of ['07:00', '11:00']) {
    app.clock.set(`2026-11-20T${time}:00Z`);
    await remindNow(app);
    await allMailsSent(app);
    await allPushed(app);
  }
  const mails = smtp.received.map(({ mail }) => `${mail.text} ${mail.html}`);
  return {
    mails: mails.flatMap(linksIn),
    push: service.received.map(({ message }) => message.path),
  };
}

async function exported({ app, user, project }: Morning): Promise<Record<string, string[]>> {
  const ask = async (path: string) => {
    const answer = await fetch(`${app.address}/api${path}`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(answer.status).toBe(200);
    return linksIn(await answer.text());
  };
  const { file, address } = await publish(user);
  const { address: forClient } = await makeLink(user, project.id);
  const found: Record<string, string[]> = {
    feed: linksIn(await (await readFile(app, file)).text()),
    addresses: [address, forClient].flatMap(linksIn),
    account: await ask('/users/export'),
  };
  for (const format of ['csv', 'markdown', 'ical', 'json'])
    found[format] = await ask(`/projects/${project.id}/export?format=${format}`);
  return found;
}

async function answered({ app, user, project, task }: Morning): Promise<Record<string, string[]>> {
  const client = await connectMcp(app, (await makeApiToken(app, user)).secret);
  const results = [
    await done(client, 'today'),
    await done(client, 'search', { words: 'tents' }),
    await done(client, 'project', { projectId: project.id }),
    await done(client, 'complete', { taskId: task.id }),
  ];
  return { mcp: results.flatMap((result) => linksIn(JSON.stringify(result))), chat: await chatted(user) };
}

async function chatted({ api }: TestUser): Promise<string[]> {
  const { chat } = (await api.chats.create({ body: { title: 'New chat' } })).data;
  const body = { content: 'What is on my plate today?' };
  const { assistantMessage } = (await api.chats.send({ params: { id: chat.id }, body })).data;
  return linksIn(assistantMessage.content);
}

const CHANGES = [
  'passkey-added',
  'passkey-removed',
  'two-step-on',
  'two-step-off',
  'recovery-codes-made',
  'recovery-code-used',
] as const;

const LETTERS: Letter[] = [
  { kind: 'verification-code', to: 'a@example.com', code: '12345' },
  { kind: 'existing-account', to: 'a@example.com' },
  { kind: 'reset-code', to: 'a@example.com', code: '12345' },
  { kind: 'password-changed', to: 'a@example.com' },
  { kind: 'api-token-made', to: 'a@example.com' },
  { kind: 'assistant-connected', to: 'a@example.com', host: 'chat.example' },
  { kind: 'account-deleted', to: 'a@example.com' },
  { kind: 'provider-connected', to: 'a@example.com' },
  ...CHANGES.map((kind) => ({ kind, to: 'a@example.com' })),
  { kind: 'webhook-paused', to: 'a@example.com', name: 'Mine', because: 'gone' },
];

const lettersOf = () =>
  LETTERS.flatMap((letter) => {
    const mail = mailOf(letter, PUBLIC_URL);
    const links = linksIn(`${mail?.text} ${mail?.html}`);
    expect(links, letter.kind).not.toEqual([]);
    return links;
  });

test('every link in feeds, exports, mails, notifications, tools and answers leads to what it is about', async () => {
  const screen = await openScreens();
  const morning = await makeMorning();
  const sent: Record<string, string[]> = {
    letters: lettersOf(),
    ...(await sentInTime(morning)),
    ...(await exported(morning)),
    ...(await answered(morning)),
  };
  const details = `/project/${morning.project.id}/details`;
  for (const place of ['feed', 'ical', 'chat']) expect(sent[place], place).toContain(details);
  for (const place of ['mails', 'push'])
    expect(sent[place], place).toContain(`${details}#subtask-${morning.task.id}`);
  const links = new Set(Object.values(sent).flat());
  for (const link of links) expect([link, await leadsTo(morning.app, screen, link)]).toEqual([link, 200]);
});

test('every address of a screen that the server writes is one of the app', async () => {
  const screen = await openScreens();
  const source = new URL('..', import.meta.url).pathname;
  const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', 'testing/**'] });
  const written = files.flatMap((file) =>
    [
      ...readFileSync(`${source}/${file}`, 'utf8').matchAll(/[pP]ublicUrl\}(\/(?:[^`'"\s{}]|\{[^}]*\})*)/g),
    ].map(([, path = '']) => path.replaceAll(/\$\{[^}]*\}/g, 'x')),
  );
  const screens = written.filter((path) => !/^\/(?:api|c|oauth|mcp|x)(?:\/|$|x)/.test(path));
  expect(screens.length).toBeGreaterThan(10);
  for (const path of screens)
    expect([path, (await screen(path.replace(/#.*/, ''))).status]).toEqual([path, 200]);
});

test('the links of earlier versions lead to their project', async () => {
  const screen = await openScreens();
  const id = '0197c1de-0000-7000-8000-000000000000';
  expect(await screen(`/projects/${id}`)).toEqual({ status: 302, location: `/project/${id}/details` });
  expect(await screen('/nowhere')).toEqual({ status: 302, location: '/' });
});
