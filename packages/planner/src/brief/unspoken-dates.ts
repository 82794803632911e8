import { addDays, type Day } from '@daymark/domain/dates';
import { type DateContext, type DateRole, nextYearly, type Raw } from './found-date.ts';
import type { Tongue } from './tongue.ts';

const ITALIAN =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'.split('|');
const DUTCH = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'.split(
  '|',
);

/** Dates in languages that are not read further, with the words by which they bind. */
const SAID: readonly (readonly [readonly string[], string, readonly (readonly [RegExp, DateRole])[]])[] = [
  [
    ITALIAN,
    "(?:(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) )?(?:(entro (?:il |l['’])|prima (?:del |dell['’])|fino al(?: |l['’])|per il |dal(?: |l['’])|il |l['’]|al |del ))?(\\d{1,2})[°º]?(?: ?(?:al|all['’]|-|–|e) ?(\\d{1,2}))? ",
    [
      [/^(?:entro|prima|fino|per)/i, 'due'],
      [/^dal/i, 'from'],
    ],
  ],
  [
    DUTCH,
    '(uiterlijk |vóór |voor |tegen |tot |vanaf |van |op )(?:(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) )?(\\d{1,2})(?: (?:tot|t/m|en) (\\d{1,2}))? ',
    [
      [/^(?:uiterlijk|vóór|voor|tegen|tot)/i, 'due'],
      [/^van/i, 'from'],
    ],
  ],
];
const SOURCES = SAID.map(([months, led, roles]) => ({
  months,
  roles,
  said: new RegExp(`(?<![\\p{L}\\d])${led}(${months.join('|')})(?!\\p{L})`, 'giu'),
}));
const BEFORE = /^(?:prima|vóór|voor)/i;

/** "Entro il 5 dicembre", "vanaf 3 maart". */
export function unspokenDates(text: string, { language }: Tongue, { today }: DateContext): Raw[] {
  return SOURCES.flatMap(({ months, roles, said }, at) =>
    [...text.matchAll(said)].flatMap((match): Raw[] => {
      const [all, led = '', first = '', last, name = ''] = match;
      // "15 novembre" is read where French is.
      if (at === 0 && led === '' && language !== 'other' && /^(?:marzo|agosto|novembre)$/i.test(name))
        return [];
      const month = months.indexOf(name.toLowerCase()) + 1;
      const day = nextYearly(month, Number(first), today);
      const until = last === undefined ? day : nextYearly(month, Number(last), today);
      if (!day || !until) return [];
      const role = roles.find(([form]) => form.test(led))?.[1] ?? 'on';
      const due: Day = BEFORE.test(led) ? addDays(day, -1) : day;
      return [
        {
          start: match.index,
          end: match.index + all.length,
          day: due,
          until: until < due ? due : until,
          vague: false,
          role,
        },
      ];
    }),
  );
}
