import { addDays, type Day } from '@daymark/domain/dates';
import { daysIn } from './amounts.ts';
import { type DateContext, dayFrom, nextYearly, type Raw } from './found-date.ts';
import { isShort, lastOf } from './loose-dates.ts';
import type { Tongue } from './tongue.ts';
import { WORKING_TIME } from './vocabulary/working-time.ts';

/** Days that have a name; said of a thing ("the Christmas letter") they are none. */
const FEASTS: readonly (readonly [string, number, number])[] = [
  ['christmas eve|heiligabend|heilig abend|nochebuena|véspera de natal', 12, 24],
  ['christmas|xmas|weihnachten|noël|navidad(?:es)?|(?:o )?natal', 12, 24],
  ["new year'?s eve|silvester|la saint-sylvestre|nochevieja", 12, 31],
  ["new year(?:'?s)?(?: day)?|neujahr|jahreswechsel|le nouvel an|año nuevo|(?:o )?ano novo", 12, 31],
];

export function feasts(text: string, tongue: Tongue, { today }: DateContext): Raw[] {
  const { due, starting } = tongue.vocabulary;
  return FEASTS.flatMap(([words, month, number]) => {
    const said = tongue.pattern(
      `(?<=(?:^|[ (,])(?:${due}|${starting}) )(?:${words})(?!\\w| \\p{L}{4,}(?:$|[,.])| (?:rush|season|market|party|dinner|holidays?|break|sale|cards?|campaign|menu|shopping|letter|tree|lights|gifts?|presents?)(?!\\w))`,
      'giu',
    );
    return [...text.matchAll(said)].flatMap((match) => {
      const day = nextYearly(month, number, today);
      return day
        ? [{ start: match.index, end: match.index + match[0].length, day, until: day, vague: false }]
        : [];
    });
  }).filter((one, at, all) => all.findIndex((other) => other.start === one.start) === at);
}

/** Where time off begins or ends. */
const FEASTS_OF_A_SPAN: readonly (readonly [string, number, number])[] = [
  ['christmas eve|heiligabend|heilig abend|nochebuena|véspera de natal|la veille de noël', 12, 24],
  ["new year'?s eve|silvester|la saint-sylvestre|nochevieja", 12, 31],
  ["new year(?:[’']?s)?(?: day)?|neujahr|(?:le )?nouvel an|(?:el )?año nuevo|(?:o )?ano novo", 1, 1],
  ["epiphany|dreikönig(?:e|stag)?|heilige drei könige|l[’']épiphanie|(?:los )?reyes|(?:os )?reis", 1, 6],
];

/** "Christmas Eve to 2 January" with both as dates, where one of them has a name. */
export function withFeastDays(text: string, tongue: Tongue, { today }: DateContext): string {
  const to = WORKING_TIME[tongue.language].to;
  return FEASTS_OF_A_SPAN.reduce((said, [words, month, number]) => {
    const day = nextYearly(month, number, today);
    return day
      ? said.replace(
          tongue.pattern(
            `(?<!\\w)(?:${words})(?= ?(?:[-–]|(?:${to})(?!\\w)))|(?<=[-–] ?|(?<!\\w)(?:${to}) )(?:${words})(?!\\w)`,
            'giu',
          ),
          day,
        )
      : said;
  }, text);
}

/** "In the first two weeks": by their end. */
export function firstWeeks(text: string, tongue: Tongue, { start }: DateContext): Raw[] {
  if (!start) return [];
  const said = tongue.pattern(
    '\\b(?:in|within|during|innerhalb|dans|pendant|en|durante|nas?|nos?) (?:the |den |der |les |la |las |los |as |os )?(?:first|ersten?|premi[eè]re?s?|primer[ao]s?|primeir[ao]s?) (?:{n} )?{unit}',
    'giu',
  );
  return [...text.matchAll(said)].flatMap((match) => {
    const days = daysIn(match[1] ?? '1', match[2] ?? '', tongue);
    const day = addDays(start, days - 1);
    return days >= 1 && days < 100
      ? [{ start: match.index, end: match.index + match[0].length, day, until: day, vague: true }]
      : [];
  });
}

/** "At the end of the quarter", "bis Jahresende": how the period is called, in each language. */
const ENDS =
  /(?<!\p{L})(?:(?:at|by|before|until|for) (?:the )?end of (?:the |this )?(?:calendar )?(\p{L}+)|(?:am|bis|zum|bis zum|vor) ende (?:des|dieses) (\p{L}+)|(?:am|bis|zum|bis zum) (\p{L}+?)s?ende|(?:à|avant|pour|d'ici) la fin (?:du |de l'|de la )(\p{L}+)|(?:al|a|antes del?|para el|hasta el) (?:final|finales|fin) (?:del? |de la )(\p{L}+)|(?:no|até ao|ao|antes do) (?:final|fim) (?:do|da) (\p{L}+))(?!\p{L})/giu;

/** "On the last day": that of the project. */
const LAST_DAY =
  /(?<!\p{L})(?:(?:on|am|an|au|no|en) )?(?:the |my |our |le |l['’]|el |o )?(?:very )?(?:last day|(?<=(?:am|an) )letzten tag|dernier jour|último d[ií]a)(?! ?(?:of|des|der|vom|vor|before|for|de|du|d[aeo]l?)(?!\p{L}))(?!\p{L})/giu;

export function periodEnds(text: string, _: Tongue, { start, end }: DateContext): Raw[] {
  if (!start || !end) return [];
  const lastDays = [...text.matchAll(LAST_DAY)].map(
    (match): Raw => ({
      start: match.index,
      end: match.index + match[0].length,
      day: end,
      until: end,
      vague: false,
      role: 'on',
    }),
  );
  const ends = [...text.matchAll(ENDS)].flatMap((match) => {
    const now = /(?: this | dieses | ce | cette | este | esta )/i.test(match[0]);
    const day = periodEnd(match.slice(1).find((one) => one !== undefined) ?? '', start, now ? start : end);
    return day
      ? [{ start: match.index, end: match.index + match[0].length, day, until: day, vague: true }]
      : [];
  });
  return [...lastDays, ...ends];
}

function periodEnd(period: string, start: Day, end: Day): Day | undefined {
  const near = addDays(end, -10) < start ? start : addDays(end, -10);
  const [year, month] = [Number(near.slice(0, 4)), Number(near.slice(5, 7))];
  const endOf = (last: number): Day | undefined => {
    const next = dayFrom(last === 12 ? year + 1 : year, (last % 12) + 1, 1);
    return next && addDays(next, -1);
  };
  if (/^(?:project|projekt|projet|proyecto|projeto)/i.test(period)) return end;
  if (/^(?:quarter|quartal|trimest)/i.test(period)) return endOf(Math.ceil(month / 3) * 3);
  if (/^(?:year|jahr|année|año|ano$)/i.test(period)) return endOf(12);
  if (!/^(?:month|monat|mois|mes$|mês)/i.test(period)) return undefined;
  // Of many months it is the first that ends.
  const next = dayFrom(Number(start.slice(0, 4)), Number(start.slice(5, 7)), 1);
  return isShort(start, end) || !next ? endOf(month) : lastOf(next);
}
