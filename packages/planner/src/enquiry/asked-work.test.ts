import { expect, test } from 'vitest';
import { asksOf } from '../change/asks.ts';
import { withCorrections } from '../corrections.ts';
import { readBrief } from '../read/read.ts';
import { askedKindOf, askedWork } from './asked-work.ts';

const SETTING = { today: '2026-11-30', dueDate: '2026-12-15', locale: 'en-GB' };

/** What is read as work, waited for and open in an enquiry, and its kind. */
function readEnquiry(text: string) {
  const request = {
    name: '',
    description: text,
    startDate: SETTING.today,
    ...SETTING,
    dueDate: '2028-11-29',
  };
  const reading = readBrief(request);
  const asks = asksOf({ mail: text, ...SETTING, reading, brief: { statements: [] } });
  const whole = withCorrections(reading, askedWork(text, reading, asks), text);
  const wordsOf = (kind: string) =>
    whole.statements.flatMap((one) => (one.kind === kind ? one.words.text : []));
  const titles = whole.statements.flatMap((one) => (one.kind === 'task' ? one.title : []));
  const kind = askedKindOf(text, whole, { name: '', locale: SETTING.locale });
  return { titles, waits: wordsOf('wait'), open: wordsOf('unsure'), kind };
}

test('what a mail asks for is work, what others bring a wait, and its talk neither', () => {
  const text =
    'Hello,\n\nI run a bakery in Leeds and need a website with an order form for cakes. Can you do it? We would need it by 22 December. I will send you the photos next week.\n\nBest wishes\nJo';
  const { titles, waits, open, kind } = readEnquiry(text);
  expect(titles.join(' | ')).toMatch(/^A website/);
  expect(titles.join(' | ')).toMatch(/order form for cakes/i);
  expect(titles.join(' | ')).not.toMatch(/22 December|Can you do it/);
  expect(waits).toEqual(['I will send you the photos next week']);
  expect(open).toEqual([]);
  expect(kind).toBe('client-website');
});

test('names and greetings around an enquiry are no work, and the kind is that of the wish', () => {
  const bath = readEnquiry(
    'Guten Tag, wir möchten unser Bad renovieren lassen: neue Fliesen, Dusche statt Wanne. Wann könnten Sie anfangen? Thomas Reuter',
  );
  expect(bath.titles).toContain('Unser Bad renovieren lassen');
  expect(bath.titles.join(' | ')).not.toMatch(/Reuter|anfangen/);
  expect(bath.kind).toBe('bathroom-renovation');
  const report = readEnquiry(
    'Dear Sir or Madam,\n\nOur company needs its annual report designed (about 60 pages, German and English).\n\nKind regards\nDr Helen Voss',
  );
  expect(report.kind).toBe('annual-report');
});

test('a mail that asks for nothing has no kind', () => {
  expect(
    readEnquiry('We are getting married on 5 June in a barn near Exeter. Love, Kate & Ben'),
  ).toMatchObject({
    titles: [],
    kind: null,
  });
});
