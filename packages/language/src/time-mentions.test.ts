import { expect, test } from 'vitest';
import { timeMentionsIn } from './time-mentions.ts';
import type { Language } from './token.ts';

/** A Monday. */
const TODAY = '2026-11-23';

function said(text: string, language: Language): string[] {
  const setting = { today: TODAY, from: TODAY, to: '2027-11-23', locale: 'en-GB', language };
  return timeMentionsIn(text, setting).map((one) => {
    switch (one.type) {
      case 'days':
        return `${one.from === one.to ? one.from : `${one.from}…${one.to}`}${one.part ? ` ${one.part}` : ''}`;
      case 'weekdays':
        return `${one.recurring ? 'every' : 'next'} ${one.weekdays.join(' ')}`;
      case 'length':
        return one.hours === null ? `${one.days} d` : `${one.hours} h`;
      case 'rate':
        return `${one.hours} h a ${one.per}`;
      default:
        return one.time;
    }
  });
}

test.each<[string, string[]]>([
  ['what is due tmr', ['2026-11-24']],
  ['the rest of the week', ['2026-11-23…2026-11-29']],
  ['what did I do in the last 10 days', ['2026-11-14…2026-11-23']],
  ['over the next two weeks', ['2026-11-23…2026-12-06']],
  ['the week after next', ['2026-12-07…2026-12-13']],
  ['free hrs wed + thu?', ['next 3 4']],
  ['am I free thu afternoon', ['2026-11-26']],
  ['out on Thursday afternoon', ['2026-11-26 afternoon']],
  ['anything on the weekend?', ['2026-11-28…2026-11-29']],
  ['nothing on weekends', ['every 6 7']],
  ['from 7 to 11 December', ['2026-12-07…2026-12-11']],
  ['it took 45 min', ['0.75 h']],
  ['push it by two days', ['2 d']],
  ['I work 4 hours a day', ['4 h a day']],
])('%s', (text, expected) => {
  expect(said(text, 'en')).toEqual(expected);
});

test.each<[string, string[]]>([
  ['übernächste Woche', ['2026-12-07…2026-12-13']],
  ['in den letzten zwei Wochen', ['2026-11-10…2026-11-23']],
  ['den Rest der Woche', ['2026-11-23…2026-11-29']],
  ['naechste Woche', ['2026-11-30…2026-12-06']],
  ['am Wochenende', ['2026-11-28…2026-11-29']],
  ['vom 7. bis 11. Dezember', ['2026-12-07…2026-12-11']],
])('%s', (text, expected) => {
  expect(said(text, 'de')).toEqual(expected);
});
