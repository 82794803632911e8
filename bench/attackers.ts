// A thread of `npm run bench fairness`: accounts that ask for as much work as they can, each on several connections.
import { workerData } from 'node:worker_threads';

interface Attack {
  address: string;
  tokens: string[];
  startDate: string;
  dueDate: string;
}

const CHARACTERS = 20_000;
const CONNECTIONS_FOR_PLANS = 4;
const IMPORT_BYTES = 10_485_760;
const EVENTS = 300;

const { address, tokens, startDate, dueDate } = workerData as Attack;

/** What is expensive to read, each as long as a brief can be. */
const TEXTS = [
  'danach warten auf Kunde bis Freitag, ',
  'then wait for Ana until Friday, ',
  '- call Ann by 4 December (2 h)\n',
  '", or "',
  '1 1 1 1 ',
  '(([[',
].map((text) => text.repeat(Math.ceil(CHARACTERS / text.length)).slice(0, CHARACTERS));

/** Series in which every date is tried and hardly any fits. */
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...Array.from({ length: EVENTS }, (_, at) => [
    'BEGIN:VEVENT',
    `UID:${at}`,
    'DTSTART:19700101T000000Z',
    'DURATION:PT1M',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'END:VEVENT',
  ]).flat(),
  'END:VCALENDAR',
].join('\r\n');

const post = (token: string, path: string, body: BodyInit, type?: string) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    body,
  }).then((response) => response.arrayBuffer());

const upload = (token: string, path: string, field: string, file: File) => {
  const form = new FormData();
  form.set(field, file);
  return post(token, path, form);
};

async function repeat(work: (count: number) => Promise<unknown>): Promise<never> {
  for (let count = 0; ; count++) await work(count).catch(() => undefined);
}

/** Another name each time, because a Reading is kept by its words. */
const plan = (token: string, count: number) => {
  const description = `${count} ${TEXTS[count % TEXTS.length]}`.slice(0, CHARACTERS);
  const body = JSON.stringify({ name: `Attack ${count}`, description, startDate, dueDate });
  return post(token, '/plan-previews', body, 'application/json');
};

for (const token of tokens) {
  for (let connection = 0; connection < CONNECTIONS_FOR_PLANS; connection++)
    void repeat((count) => plan(token, CONNECTIONS_FOR_PLANS * count + connection));
  void repeat(() => upload(token, '/calendar/feeds/file', 'calendar', new File([calendar], 'bomb.ics')));
  const brackets = new File(['['.repeat(IMPORT_BYTES)], 'brackets.json');
  void repeat(() => upload(token, '/imports/preview?name=brackets.json', 'file', brackets));
}
