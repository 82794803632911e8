import type { Weekday } from '@daymark/domain/dates';
import type { Taken } from './amounts.ts';
import type { Language, Series } from './brief.ts';
import { numberOf, type Tongue } from './tongue.ts';
import { weekdaysIn } from './working-time.ts';

/** How a language says that something comes back; patterns, matched without regard to case. */
interface SeriesWords {
  weekly: string;
  /** `{n}` may stand for the number of weeks. */
  everySoManyWeeks: string;
  fortnightly: string;
  monthly: string;
  daily: string;
  /** Before the name of a weekday. */
  everyDay: string;
  times: string;
  once: Readonly<Record<string, number>>;
}

const WORDS: Record<Language, SeriesWords> = {
  en: {
    weekly: 'weekly|(?:every|each) week',
    everySoManyWeeks: 'every {n} weeks',
    fortnightly: 'fortnightly|every fortnight|bi-?weekly|every (?:other|second) week',
    monthly: 'monthly|(?:every|each) month',
    daily: 'every (?:working )?day|daily',
    everyDay: '(?:on )?(?:every|each)',
    times: ' times?| ?x',
    once: { once: 1, twice: 2 },
  },
  de: {
    weekly: 'wöchentlich(?:e[nrs]?)?|jede woche',
    everySoManyWeeks: 'alle {n} wochen',
    fortnightly: '14-tägig|vierzehntägig|zweiwöchentlich|jede zweite woche',
    monthly: 'monatlich(?:e[nrs]?)?|jeden monat',
    daily: 'täglich|jeden tag',
    everyDay: '(?:an )?jede[nm]',
    times: ' ?mal| ?x',
    once: { einmal: 1, zweimal: 2, dreimal: 3, viermal: 4 },
  },
  fr: {
    weekly: 'hebdomadaires?|(?:chaque|toutes les) semaines?',
    everySoManyWeeks: 'toutes les {n} semaines',
    fortnightly: 'bimensuel(?:le)?s?|une semaine sur deux',
    monthly: 'mensuel(?:le)?s?|chaque mois|tous les mois',
    daily: 'chaque jour|tous les jours',
    everyDay: 'chaque|tous les',
    times: ' fois| ?x',
    once: {},
  },
  es: {
    weekly: 'semanal(?:es|mente)?|cada semana|todas las semanas',
    everySoManyWeeks: 'cada {n} semanas',
    fortnightly: 'quincenal(?:es|mente)?',
    monthly: 'mensual(?:es|mente)?|cada mes|todos los meses',
    daily: 'cada día|todos los días',
    everyDay: 'cada|todos los',
    times: ' veces| vez| ?x',
    once: {},
  },
  pt: {
    weekly: 'semana(?:l|is|lmente)|cada semana|todas as semanas',
    everySoManyWeeks: '(?:a )?cada {n} semanas',
    fortnightly: 'quinzena(?:l|is|lmente)',
    monthly: 'mensa(?:l|is|lmente)|cada mês|todos os meses',
    daily: 'todos os dias|diariamente',
    everyDay: 'cada|todas? as?|todos? os?|tod[ao]',
    times: ' vezes| vez| ?x',
    once: {},
  },
  other: {
    weekly: 'weekly',
    everySoManyWeeks: 'every {n} weeks',
    fortnightly: 'fortnightly',
    monthly: 'monthly',
    daily: 'daily',
    everyDay: 'every',
    times: ' times?| ?x',
    once: {},
  },
};

/** Each of them is a sitting of its own; three posts a week are written in one go, three runs are not. */
const SITTINGS =
  /^(?:sessions?|runs?|workouts?|trainings?|class|classes|lessons?|rides?|swims?|walks?|practices?|rehearsals?|meetings?|calls?|läufe|einheiten|trainingseinheiten|proben|sitzungen|termine|treffen|séances?|sorties?|entraînements?|cours|répétitions?|sesiones|sesión|salidas?|carreras|entrenamientos?|clases|ensayos?|sessões|sessão|treinos?|corridas?|aulas|ensaios?)$/iu;

const WORKING_WEEK = 5;
const MOST_A_WEEK = 14;

export const series = (change: Partial<Series>): Series => ({
  unit: 'week',
  every: 1,
  sessions: 1,
  weekday: null,
  first: null,
  ...change,
});

const cut = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)} ${text.slice(at + length)}`.replace(/\s+/g, ' ').trim();

/** "3 times a week", "2 posts per month", "wöchentlich", "every other week", "jeden Montag": how something comes back. */
export function takeFrequency(text: string, tongue: Tongue): Taken<Series> | undefined {
  return timesIn(text, tongue) ?? thingsIn(text, tongue) ?? plainIn(text, tongue);
}

function timesIn(text: string, tongue: Tongue): Taken<Series> | undefined {
  const { per, units } = tongue.vocabulary;
  const words = WORDS[tongue.language];
  const once = Object.keys(words.once).join('|') || '\u0000';
  const match = tongue
    .pattern(
      `\\b(?:{n}(?:(?:${words.times})(?: \\p{L}+)?)?|(${once})(?: \\p{L}+)?) ?(?:${per}) ?(?:(${units.week})|(${units.month}))(?!\\w)`,
    )
    .exec(text);
  if (!match) return undefined;
  const sessions = match[1] ? numberOf(match[1], tongue) : (words.once[(match[2] ?? '').toLowerCase()] ?? 1);
  if (sessions < 1 || sessions > MOST_A_WEEK) return undefined;
  const unit = match[3] ? 'week' : 'month';
  return { value: series({ unit, sessions }), rest: cut(text, match.index, match[0].length) };
}

function thingsIn(text: string, tongue: Tongue): Taken<Series> | undefined {
  const { per, units, before } = tongue.vocabulary;
  const later = `${before}|earlier|ago|later|in advance|vorher|davor|avant|antes`;
  const match = tongue
    .pattern(
      `\\b(?:{n}|(an?|eine?n?|une?|una?|uma?)) (\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,2}?)( (?:${per}) ?(?:(${units.week})|(${units.month})))(?!\\w| (?:${later}))`,
    )
    .exec(text);
  if (!match) return undefined;
  const [whole, number, article, noun = '', behind = '', week] = match;
  if (tongue.pattern(`^${tongue.unit}$`).test(noun.split(' ')[0] ?? '')) return undefined;
  const n = number ? numberOf(number, tongue) : 1;
  const unit = week ? 'week' : 'month';
  const rest = cut(text, match.index + whole.length - behind.length, behind.length);
  const sitting = noun.split(' ').some((word) => SITTINGS.test(word)) && n <= 7 && match.index === 0;
  if (!Number.isInteger(n) || n < 1) return undefined;
  if (sitting)
    return {
      value: series({ unit, sessions: n }),
      rest: rest.slice((number ?? article ?? '').length).trim(),
    };
  const one = n === 1 ? rest.replace(`${number ?? article} `, '') : rest;
  return { value: series({ unit }), rest: n > 1 ? leadingNumber(one, number ?? '') : one };
}

/** "Instagram 3 posts" are three Instagram posts. */
const leadingNumber = (text: string, number: string): string => {
  const match = new RegExp(`^(\\p{Lu}[\\p{L}-]*) ${number} `, 'u').exec(text);
  return match ? `${number} ${match[1]} ${text.slice(match[0].length)}` : text;
};

/** "Every Wednesday evening". */
const PART_OF_DAY =
  'mornings?|afternoons?|evenings?|nights?|abend|nachmittag|vormittag|matin|soir|après-midi|por la (?:mañana|tarde|noche)|de manhã|à (?:tarde|noite)';
/** "At the end of every month". */
const END_OF =
  '(?:(?:at|by) the (?:end|start|beginning) of|am (?:ende|anfang)|zum ende|(?:à la|en) fin (?:de)?|al final de|a fin(?:ales)? de|no (?:fim|final) de) ';

function plainIn(text: string, tongue: Tongue): Taken<Series> | undefined {
  const words = WORDS[tongue.language];
  const found = (source: string): RegExpExecArray | null =>
    tongue.pattern(`(?<!\\w)(?:${source})(?!\\w)`).exec(text);
  const many = found(words.everySoManyWeeks);
  const every = many ? numberOf(many[1] ?? '', tongue) : 1;
  if (many && every >= 1 && every <= 12)
    return { value: series({ every }), rest: cut(text, many.index, many[0].length) };
  const kinds: readonly (readonly [string, Partial<Series>])[] = [
    [words.fortnightly, { every: 2 }],
    [words.daily, { sessions: WORKING_WEEK }],
    [words.weekly, {}],
    [`(?:${END_OF})?(?:${words.monthly})`, { unit: 'month' }],
  ];
  for (const [source, change] of kinds) {
    const match = found(source);
    if (match)
      return {
        value: series(change),
        rest: cut(text, match.index, match[0].length).replace(
          /^(?:1|one|eine?n?|une?|una?|uma?) (?=\p{L})/iu,
          '',
        ),
      };
  }
  const onDay = found(
    `(?:${words.everyDay}) (?:${tongue.vocabulary.weekdays.join('|')})(?: (?:${PART_OF_DAY}))?`,
  );
  const weekday: Weekday | undefined = onDay ? weekdaysIn(onDay[0], tongue)?.[0] : undefined;
  if (!onDay || weekday === undefined) return undefined;
  return { value: series({ weekday }), rest: cut(text, onDay.index, onDay[0].length) };
}

/** Whether nothing but how often stands there: "then weekly", "danach jede Woche eine". */
export function onlyFrequency(text: string, tongue: Tongue): Series | undefined {
  const found = takeFrequency(text, tongue);
  const rest = found?.rest
    .replace(
      /(?<!\p{L})(?:and|und|et|y|e|then|after that|afterwards|from then on|danach|dann|anschließend|ab dann|puis|ensuite|après|luego|después|a partir de ahí|depois|a seguir|a partir daí|one|another|a new one|a|an|eine?n?|je|une?|una?|uno|uma?|more|weitere|the next|les suivantes?|on|le|los|às?|aos)(?!\p{L})/giu,
      ' ',
    )
    .trim();
  return found && !/\p{L}/u.test(rest ?? '') ? found.value : undefined;
}

/** "Every week an article …": how often, said first. */
export function leadingSeries(text: string, tongue: Tongue): Series | undefined {
  const found = plainIn(text, tongue);
  return found && found.rest !== '' && text.endsWith(found.rest) ? found.value : undefined;
}

/** "Practise 30 minutes a day": every working day, that long. */
export function dailyIn(text: string, tongue: Tongue): Taken<Series> | undefined {
  const { per, units } = tongue.vocabulary;
  const match = tongue
    .pattern(`(?<=\\d ?(?:${units.minute}|${units.hour})) (?:${per}) (?:${units.day})(?!\\w)`)
    .exec(text);
  return match
    ? { value: series({ sessions: WORKING_WEEK }), rest: cut(text, match.index, match[0].length) }
    : undefined;
}
