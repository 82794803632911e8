import type { Weekday } from '@daymark/domain/dates';
import type { Language } from './brief.ts';
import { numberOf, type Tongue } from './tongue.ts';
import { weekdaysIn } from './working-time.ts';

/** So many days of a week, where no other is told: apart from each other, and none at its end. */
const APART: Readonly<Record<number, readonly Weekday[]>> = {
  1: [3],
  2: [2, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
};

/** What is counted, and how somebody says that they have it. */
const WORDS: Partial<Record<Language, readonly [counted: string, have: string]>> = {
  en: [
    '(?:working |free |full )?(?:days?|evenings?|mornings?|afternoons?|nights?)',
    "(?:i|we|you)(?:['’]ve got|['’]ve| have| can| could| get| work)(?: do| work| manage| spare| spend| got| on it| on this)*",
  ],
  de: [
    '(?:freie |ganze )?(?:tagen?|abenden?|abende?|tage|vormittagen?|vormittage?|nachmittagen?|nachmittage?)',
    '(?:ich|wir) (?:habe|haben|kann|können|arbeite|arbeiten|schaffe|schaffen)',
  ],
  fr: [
    '(?:jours?|soirs?|soirées?|matins?|matinées?|après-midis?)',
    "(?:j['’]ai|nous avons|je peux(?: travailler)?|je travaille|on a)",
  ],
  es: [
    '(?:días?|tardes?|noches?|mañanas?)',
    '(?:tengo|tenemos|puedo(?: trabajar)?|podemos|trabajo|dispongo de)',
  ],
  pt: [
    '(?:dias?|tardes?|noites?|manhãs?)',
    '(?:tenho|temos|posso(?: trabalhar)?|podemos|trabalho|disponho de)',
  ],
};
const ROUGHLY =
  '(?: ?(?:only|just|about|roughly|around|maybe|at|on|up to|nur|etwa|ungefähr|rund|an|que|seulement|environ|solo|sólo|unas?|unos|só|apenas|cerca de))*';

/**
 * "Two evenings a week, 2 hours each" with the days that are taken for them, "Tuesday and Thursday, 2 hours each": a plan
 * needs days, and says which it took. A sentence that names days itself, or says so of something else, stays as it is.
 */
export function withDaysOfAWeek(text: string, tongue: Tongue): string {
  const words = WORDS[tongue.language];
  if (!words) return text;
  const { per, units, weekdays, and } = tongue.vocabulary;
  const found = tongue
    .pattern(
      `^(?:and |but |und |aber |et |mais |y |pero |e |mas )?(${words[1]})?${ROUGHLY} ?{n} (?:${words[0]}) ?(?:${per}|die|in der|à la|a la|na|à|a) ?(?:${units.week})(?!\\w)`,
    )
    .exec(text.trim());
  const taken = APART[found ? numberOf(found[2] ?? '', tongue) : 0];
  if (!found || !taken || weekdaysIn(text.trim().slice(found[0].length), tongue)) return text;
  const nameOf = (day: Weekday) => (weekdays[day - 1] ?? '').replace(/[|(].*$/, '').replace('?', '');
  const joint = ` ${and.split('|')[0]} `;
  return `${found[1] ?? ''} ${taken.map(nameOf).join(joint)}${text.trim().slice(found[0].length)}`.trim();
}
