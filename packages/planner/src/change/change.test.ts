import { expect, test } from 'vitest';
import type { PlanRequest } from '../plan.ts';
import { DEFAULT_CALENDAR } from '../schedule/calendar.ts';
import { asksOf } from './asks.ts';
import { type Change, changeByMail, readWithMail } from './change.ts';
import { ownWords } from './mail.ts';

interface Given {
  description: string;
  mail: string;
  startDate?: string;
  dueDate?: string;
  today?: string;
}

const requestOf = ({ description, ...days }: Omit<Given, 'mail'>): Omit<PlanRequest, 'reading'> => ({
  ...{ name: 'Project', description, category: '', tags: [], priority: 'Medium', milestones: [], kept: [] },
  ...{ startDate: '2026-12-01', dueDate: '2027-01-29', today: '2026-12-10', locale: 'en-GB' },
  ...{ calendar: DEFAULT_CALENDAR, ...days },
});

const change = ({ mail, ...given }: Given): Change => changeByMail(requestOf(given), mail);
const saidIn = (given: Given) =>
  change(given).asks.map(({ kind, statement }) => `${kind}: ${statement.words.text}`);

const WEBSITE =
  'New website for the yoga studio: home page, timetable, prices, an about page with photos of the three teachers, contact form. Copy comes from the client. Launch on 29 January.';
const WEBSITE_MAIL = `Hi Tom,

thanks so much for the drafts, we love the second one! Everyone here is really excited.

Just one small thing: could we also have a booking form for the workshops? We don't need the prices page after all.

Oh, and the launch would have to be on the 22nd because of the open day. Can you make the colours a bit warmer somehow?

I'll send you the teacher photos on Monday.

Best wishes
Maria
Follow us and sign up for our newsletter.

> On 8 Dec Tom wrote:
> please add your comments about the gallery`;

test('a mail is set beside the brief: what is new, dropped, moved, unclear and waited for, and nothing else', () => {
  expect(saidIn({ description: WEBSITE, mail: WEBSITE_MAIL })).toEqual([
    'new: could we also have a booking form for the workshops?',
    "dropped: We don't need the prices page after all",
    'changed: Oh, and the launch would have to be on the 22nd because of the open day',
    'unclear: Can you make the colours a bit warmer somehow?',
    "wait: I'll send you the teacher photos on Monday",
  ]);
});

test('hours and the last day follow from the asks', () => {
  const { asks, plan, lastDay } = change({ description: WEBSITE, mail: WEBSITE_MAIL });
  const [added, dropped, moved, unclear] = asks;
  expect(added?.hours).toBeGreaterThan(0);
  expect(dropped?.hours).toBeLessThan(0);
  expect([moved?.hours, unclear?.hours]).toEqual([0, 0]);
  // "The 22nd" is the one nearest to the due date, not the next one.
  expect(moved?.due).toBe('2027-01-22');
  expect(lastDay !== null && lastDay <= '2027-01-22').toBe(true);
  expect(plan.tasks.map(({ title }) => title).join(' | ')).toMatch(/booking form/i);
  expect(plan.tasks.map(({ title }) => title).join(' | ')).not.toMatch(/prices/i);
});

test('what a mail names fully is what it is about, not what shares a common word with it', () => {
  const { asks, plan } = change({
    description: 'Website for a bakery.\n- Prices\n- Contact\n- Show two designs for the home page',
    mail: 'Hi Tom, please leave out the prices page. Thanks, Maria',
  });
  expect(asks.map(({ kind, about }) => [kind, about.length])).toEqual([['dropped', 1]]);
  expect(plan.tasks.map(({ title }) => title)).toEqual(
    expect.arrayContaining([expect.stringMatching(/designs/)]),
  );
});

test('a mail that asks for nothing has no asks, and the plan stays', () => {
  const thanks =
    'Thanks for the first draft, it reads beautifully! Nothing to change from my side. Enjoy the holidays and speak in January. Kind regards, Paul';
  const { asks, plan } = change({ description: WEBSITE, mail: thanks });
  expect(asks).toEqual([]);
  expect(plan.tasks.map(({ dueDate }) => dueDate)).toEqual(
    change({ description: WEBSITE, mail: 'Hello!' }).plan.tasks.map(({ dueDate }) => dueDate),
  );
});

test('notices below a mail ask for nothing', () => {
  const mail = `Could we have a booking form too?

Rgds
M. Brandt

This message may contain confidential information. If you are not the intended recipient, please notify the sender and delete all copies.
Please consider the environment before printing.`;
  for (const said of [mail, mail.replace('Rgds\nM. Brandt\n\n', '')])
    expect(saidIn({ description: WEBSITE, mail: said })).toEqual(['new: Could we have a booking form too?']);
});

test.each([
  ['Could you also paint the garage? Thanks, Ana', 'new: Could you also paint the garage?'],
  ['Please paint the garage as well. Thanks, Ana', 'new: Please paint the garage as well'],
  ['Could you also tile the hall? Ana', 'new: Could you also tile the hall?'],
])('a mail of one request asks for it: %s', (mail, ask) => {
  const description = 'Paint the kitchen.\nPaint the attic.\nPaint the bathroom.\nAna lends the ladder.';
  expect(saidIn({ description, mail })).toEqual([ask]);
  expect(saidIn({ description, mail: 'Hi! Thanks a lot for the nice work so far. Ana' })).toEqual([]);
});

test('one thing instead of another is a change of known work', () => {
  const description = 'Build an oak dining table, 2.20 m x 95 cm. Glue the top, oil three times, deliver it.';
  const mail =
    'Hello, would it be possible to make the table 2.40 instead of 2.20? Also my husband would love two benches to go with it. No need to deliver, we will pick it up ourselves. Thanks a million, Jane';
  expect(saidIn({ description, mail })).toEqual([
    'changed: would it be possible to make the table 2.40 instead of 2.20?',
    'new: Also my husband would love two benches to go with it',
    'dropped: No need to deliver, we will pick it up ourselves',
  ]);
});

test('what a pronoun names is in the clause before', () => {
  const description = 'Renovate the flat: paint both bedrooms, tile the bathroom, replace the kitchen taps.';
  const mail =
    "Morning! The hall cupboard door is hanging off, can you fix it while you're there? And don't bother with the taps, my brother in law is doing these.";
  expect(saidIn({ description, mail })).toEqual([
    "new: The hall cupboard door is hanging off, can you fix it while you're there?",
    "dropped: And don't bother with the taps",
  ]);
});

test('new work, dropped work, a date and what somebody brings are told apart, and new work has the hours of its steps', () => {
  const description =
    'Portfolio website for Nina Ortiz, photographer: gallery, about page, contact form, blog. Must be responsive.';
  const mail =
    "Could we add a page for my print shop? And please leave out the blog, I won't have time for it. Can we be ready by 18 December? My nephew brings the photos on the 14th.";

  const { asks, plan, date } = change({ description, mail });

  expect(asks.map(({ kind, due }) => [kind, due])).toEqual([
    ['new', null],
    ['dropped', null],
    ['changed', '2026-12-18'],
    ['wait', null],
  ]);
  expect(asks[0]?.hours).toBeGreaterThan(1);
  expect(asks[1]?.hours).toBeLessThan(-1);
  expect(date).toBe('2026-12-18');
  expect(plan.tasks.map(({ title }) => title).join(' | ')).not.toMatch(/blog/i);
  expect(plan.waits).toContainEqual(expect.objectContaining({ to: '2026-12-14' }));
});

test('work that needs what is waited for comes after it', () => {
  const description = 'Portfolio website: gallery, about page, contact form.';
  const aboutPage = (mail: string) =>
    change({ description, mail })
      .plan.tasks.filter(({ title }) => /^about page/i.test(title))
      .map(({ dueDate }) => dueDate ?? '');
  expect(aboutPage('Hello!').some((day) => day < '2027-01-19')).toBe(true);
  const waiting = aboutPage('My nephew brings the texts of the about page on 19 January.');
  expect(waiting.length > 0 && waiting.every((day) => day >= '2027-01-19')).toBe(true);
});

test('a date may be a length from the agreed one, the day before a feast, or come instead of another', () => {
  const dateOf = (mail: string) => change({ description: WEBSITE, mail }).date;
  expect(dateOf('Could it all be done a week earlier?')).toBe('2027-01-22');
  expect(dateOf('Can we push the launch back by two weeks?')).toBe('2027-02-12');
  expect(dateOf('Everything has to be finished before Christmas, please.')).toBe('2026-12-24');
  expect(dateOf('We need it all by 20 January instead of 29 January.')).toBe('2027-01-20');
  expect(dateOf('We need it all by 20 January because we open on 25 January.')).toBe('2027-01-20');
  expect(dateOf('The market is on 20 January.')).toBe(null);
});

test('what others did already, and what has nothing to do with the work, is no wait', () => {
  const waits = (mail: string) =>
    change({ description: WEBSITE, mail }).asks.filter(({ kind }) => kind === 'wait').length;
  expect(waits('My sister sends you the teacher photos on Monday.')).toBe(1);
  expect(waits('My sister sent you the teacher photos on 4 December.')).toBe(0);
  expect(waits('My birthday is on Monday.')).toBe(0);
});

test('German mails are read with German words', () => {
  const description = 'Katalog 40 Seiten übersetzen, Korrektur lesen, Layout prüfen. Abgabe 15. Januar.';
  const mail =
    'Liebe Frau Kern,\n\nvielen Dank für die ersten Seiten. Könnten Sie zusätzlich noch das Vorwort (2 Seiten) übersetzen? Das Layout brauchen Sie nicht mehr zu prüfen, das macht unsere Agentur. Wir bräuchten alles schon bis zum 10. Januar.\n\nHerzliche Grüße\nPeter Maas';
  expect(saidIn({ description, mail, dueDate: '2027-01-15' })).toEqual([
    'new: Könnten Sie zusätzlich noch das Vorwort (2 Seiten) übersetzen?',
    'dropped: Das Layout brauchen Sie nicht mehr zu prüfen',
    'changed: Wir bräuchten alles schon bis zum 10. Januar',
  ]);
});

test('any text is read, and its asks quote it', () => {
  const long = `${'Could you also add a map? '.repeat(200)}\u0000😀`;
  for (const mail of ['', ' ', '> only quoted', '????', long])
    for (const { statement } of asksOf(readWithMail(requestOf({ description: WEBSITE }), mail)))
      expect(mail).toContain(statement.words.text);
});

test('a change gives its day and its number to the task that it is about, and nothing else', () => {
  const description =
    'Draw 5 logo sketches, 2 hours each. Write the offer by 11 December, 3 hours. Print the flyer.';
  const planned = (mail: string) =>
    change({ description, mail, dueDate: '2026-12-21', startDate: '2026-11-30' }).plan.tasks;

  const tasks = planned(
    'please write the offer on 16 December instead. We would like 8 logo sketches instead of 5.',
  );

  const offer = tasks.find(({ title }) => title === 'Write the offer');
  expect(offer?.estimatedHours).toBe(3);
  expect(offer?.dueDate).toBe('2026-12-16');
  const sketches = (some: typeof tasks) => some.filter(({ title }) => /logo sketches/.test(title));
  const hours = (some: typeof tasks) => sketches(some).reduce((sum, one) => sum + one.estimatedHours, 0);
  expect(sketches(tasks).every(({ title }) => /^Draw 8 /.test(title))).toBe(true);
  expect(hours(tasks)).toBe(16);
  expect(hours(planned('We love the logo sketches!'))).toBe(10);
});

test('the headers of an earlier mail end the own words, a line that only names a sender does not', () => {
  const earlier =
    'Please add a blog.\n\nFrom: Jo <jo@example.com>\nSent: Monday\nTo: Ana\n\nCould you also add a shop?';
  expect(ownWords(earlier).trim()).toBe('Please add a blog.');
  const own = 'Hi Ana\n\nFrom: Pete at the printer\n> send it again\n\nCould you also add a shop?';
  expect(ownWords(own)).toContain('Could you also add a shop?');
  expect(ownWords(own)).not.toContain('again');
});

test('what the brief left out comes back as new work, and a day for all of it moves the due date', () => {
  const description =
    'A small shop. Build the basket, 8 hours. Connect the payments, 4 hours. No gift cards.';
  const mail = 'So, gift cards after all. If it all could be up by 18 December I would be a happy woman.';
  const { asks } = change({ description, mail, dueDate: '2026-12-31' });
  expect(asks.map(({ kind, about, due }) => [kind, about.length, due])).toEqual([
    ['new', 0, null],
    ['changed', 0, '2026-12-18'],
  ]);
});
