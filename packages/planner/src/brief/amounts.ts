import type { Count } from './brief.ts';
import { numberOf, type Tongue, unitKind } from './tongue.ts';

/** A working day and a working week, where a brief counts work in them. */
const HOURS = { minute: 1 / 60, hour: 1, day: 6, week: 30, month: 120 } as const;
const DAYS = { minute: 0, hour: 1 / 24, day: 1, week: 7, month: 30 } as const;

export const hoursIn = (amount: string, unit: string, tongue: Tongue): number =>
  numberOf(amount, tongue) * HOURS[unitKind(unit, tongue)];

/** Calendar days in a span of time; less than half a day is none. */
export const daysIn = (amount: string, unit: string, tongue: Tongue): number => {
  const days = numberOf(amount, tongue) * DAYS[unitKind(unit, tongue)];
  return days < 0.5 ? 0 : Math.ceil(days);
};

export interface Taken<T> {
  value: T;
  /** The text without the words that said it. */
  rest: string;
}

/** What takes its writer as long as it lasts, other than an episode or a film. */
const HELD =
  /\b(?:interviews?|exams?|mocks?|sessions?|meetings?|shifts?|days?|runs?|rehearsals?|workshops?|calls?|tastings?|fittings?|visits?|conversations?|trainings?|rides?|walks?|gespräche?|sitzungen?|proben?|termine?|prüfungen?|entretiens?|séances?|réunions?|répétitions?|formations?|essais?|simulacros?|simulados?|exámenes|clases|aulas|ensaios?|provas?|llamadas?|chamadas?|appels?|anrufe?|telefonate|probeb\p{L}+|schulung\p{L}*|workshops?|bakes?|tests?|drehtage?|entrevistas?|sesiones|sesión|reuniones|ensayos?|sessões|reuniões|ensaios?)\b/iu;

/** "90 min each", "(2 h)", "about 3 hours": how long it takes, for each or in all. */
export function takeEffort(
  text: string,
  tongue: Tongue,
): Taken<{ hours: number; each: boolean }> | undefined {
  const { each, per } = tongue.vocabulary;
  const about =
    '(?:about|around|approx\\.?|roughly|ca\\.?|etwa|rund|je|jeweils|max\\.?|environ|unos|unas|cerca de|for|à|a) ?';
  const source = `\\(?(?:${about})*\\b{n}(?: ?-| to | bis )?(?:${tongue.number})? ?-?{unit}( (?:y media|e meia|et demie|and a half))?(?: of work| arbeit)?(?: (?:${each})| (?:${per}) \\p{L}+)?\\)?`;
  const match = tongue.pattern(source).exec(text);
  if (!match || unitKind(match[2] ?? '', tongue) === 'month') return undefined;
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  const isLength =
    !(/(?:^| )(?:of|von|de|à|with|mit) ?$/i.test(before) && HELD.test(before)) &&
    (tongue.pattern('\\b(?:of|von|de|with a|mit|within|in|last|next|every|long)$').test(before.trim()) ||
      /^[ -]\p{L}/u.test(
        after.replace(
          tongue.pattern(`^ (?:${each}|${tongue.vocabulary.and}|${tongue.vocabulary.prepositions})(?!\\w)`),
          '',
        ),
      ));
  if (isLength && !match[0].startsWith('(')) return undefined;
  const kind = unitKind(match[2] ?? '', tongue);
  const isSpan = kind === 'week' || (kind === 'day' && numberOf(match[1] ?? '', tongue) > 5);
  const isWeeks = isSpan && !/work(?!ing)|arbeit(?!stag)/i.test(match[0]);
  if (
    isWeeks ||
    tongue.pattern(`^ (?:${tongue.vocabulary.before}|earlier|ago|later|vorher|davor|avant|antes)`).test(after)
  )
    return undefined;
  const isEach =
    (HELD.test(before) && /\d|\p{L}s (?:of|von|de) ?$/u.test(before)) ||
    tongue
      .pattern(`\\b(?:${each})\\b|\\bje\\b|\\b(?:${per}) \\p{L}+\\)?$`)
      .test(match[0].replace(match[1] ?? '', ''));
  const half = match[3] ? hoursIn('0.5', match[2] ?? '', tongue) : 0;
  const hours = hoursIn(match[1] ?? '', match[2] ?? '', tongue) + half;
  const rest = `${before.replace(/ (?:of|von|de|à|d')\s*$/i, ' ')} ${after}`.replace(/\s+/g, ' ').trim();
  return hours > 0 ? { value: { hours, each: isEach }, rest } : undefined;
}

/** Measures that describe a thing instead of being it: a 2000 word introduction. */
const MEASURE =
  /^(?:words?|wörter|wort|pages?|seiten?|mots?|palabras?|palavras?|páginas?|minutes?|minuten?|slides?|folien|characters?|zeichen|signos|km|m|m2|m²|kg|g|litres?|liters?|cm)$/i;
const NOT_COUNTED =
  /^(?:times|mal|fois|veces|vezes|x|×|%|percent|prozent|€|euros?|eur|dollars?|usd|m|cm|mm|km|m2|m²|kg|g|gb|mb|am|pm|uhr|o'clock|th|st|nd|rd|years?|jahren?|jahre|ans|años|anos|degrees|grad|seconds?|sekunden?|secondes?|segundos?|or|oder|and|und|to|bis|-)$/i;

/** The first number that counts things in a phrase, and what it counts. */
export function countIn(text: string, tongue: Tongue): Count | null {
  for (const match of text.matchAll(
    tongue.pattern(`(?<![\\p{L}\\d.,/-])${'{n}'}( |-)(\\p{L}[\\p{L}\\p{N}'-]*)`, 'giu'),
  )) {
    const n = numberOf(match[1] ?? '', tongue);
    const noun = match[3] ?? '';
    const parts =
      match[2] === '-' &&
      n > 1 &&
      n < 200 &&
      /^(?:part|episode|chapter|lesson|module|unit|teilig)/i.test(noun);
    if (parts) {
      const serial = /^[- ]?part\w* (?:\p{L}+ )?(?:series|podcast|documentary|show)/iu.test(
        text.slice(match.index + (match[1] ?? '').length),
      );
      return { n, role: 'each', noun: serial ? 'episodes' : `${noun.replace(/s$/, '')}s`, sessions: null };
    }
    if (match[2] === '-' && !/^(?:words?|pages?|slides?|seiten?|wörter)$/i.test(noun)) continue;
    if (/^\d{5}$/.test(match[1] ?? '') && /^\p{Lu}/u.test(noun) && tongue.language === 'en') continue;
    if (!Number.isInteger(n) || n < 2 || n > 1_000_000 || NOT_COUNTED.test(noun)) continue;
    if (/^\d+$/.test(match[1] ?? '') && n >= 1900 && n <= 2100 && !MEASURE.test(noun)) continue;
    const joins = tongue.prepositions.has(noun.toLowerCase()) || tongue.articles.has(noun.toLowerCase());
    if (joins || tongue.pattern(`^${tongue.unit}$`).test(noun)) continue;
    const before = text.slice(0, match.index).trim();
    const sitting =
      tongue.pattern(`(?:^| )(?:${tongue.vocabulary.sessions})$`).test(before) && before.includes(' ');
    if (sitting) continue;
    const chosen = chosenOf(before, tongue);
    if (chosen > 1 && chosen < n)
      return {
        n: chosen,
        role: 'aside',
        noun: nounFrom(text, match.index + match[0].length - noun.length, tongue),
        sessions: null,
      };
    return {
      n,
      role: /\b(?:each|every|jede[mrn]?|chac\p{L}+|cada un[oa]) (?:of|von|der|de)(?: \p{L}+)?$/iu.test(before)
        ? 'each'
        : before.split(' ').some((word) => tongue.prepositions.has(word.toLowerCase()))
          ? 'aside'
          : 'thing',
      noun: nounFrom(text, match.index + match[0].length - noun.length, tongue),
      sessions: sessionsIn(text, match.index, tongue),
    };
  }
  const best = tongue.pattern(`\\b(?:best|top|besten|meilleurs|mejores|melhores) {n}$`).exec(text);
  const n = numberOf(best?.[1] ?? '', tongue);
  return n > 1
    ? { n, role: (best?.index ?? 0) > 8 ? 'each' : 'aside', noun: CHOSEN[tongue.language], sessions: null }
    : null;
}

/** "Transcribe 4 of the" 11 interviews: four; 0 where none of a whole are chosen. */
const chosenOf = (before: string, tongue: Tongue): number =>
  numberOf(
    tongue
      .pattern(
        '(?:^| ){n} (?:of|von|der|de|des|dos|das)(?: (?:the|my|our|these|those|den|meinen|unseren|les|nos|los|las|mis|os|as))?$',
      )
      .exec(before)?.[1] ?? '',
    tongue,
  );

/** What "the best three" are called when nothing else names them. */
const CHOSEN = { en: 'of them', de: 'davon', fr: 'd’entre eux', es: 'de ellos', pt: 'deles', other: '' };

/** The words of a counted thing: "work samples", up to a preposition. */
function nounFrom(text: string, at: number, tongue: Tongue): string {
  const words: string[] = [];
  for (const word of text.slice(at).split(/\s+/)) {
    const bare = word.replace(/[^\p{L}\p{N}'’-]/gu, '');
    const lower = bare.toLowerCase();
    if (bare === '' || tongue.prepositions.has(lower) || tongue.articles.has(lower) || /\d/.test(bare)) break;
    if (
      tongue.pattern(`^(?:${tongue.vocabulary.and}|${tongue.vocabulary.or})$`).test(lower) ||
      tongue.pattern(`^(?:${tongue.vocabulary.each})$`).test(lower)
    )
      break;
    words.push(bare);
    if (words.length === 3 || bare !== word || MEASURE.test(bare)) break;
  }
  return words.join(' ');
}

/** "in three sessions" behind a count. */
function sessionsIn(text: string, after: number, tongue: Tongue): Count['sessions'] {
  const match = tongue
    .pattern(`\\b(?:${tongue.vocabulary.sessions}) {n} (\\p{L}+)`)
    .exec(text.slice(after + 1));
  const n = numberOf(match?.[1] ?? '', tongue);
  const noun = match?.[2] ?? '';
  if (!match || n < 2 || n > 40 || tongue.pattern(`^${tongue.unit}$`).test(noun)) return null;
  return { n, noun };
}

export const isMeasure = (noun: string): boolean => MEASURE.test(noun.split(' ')[0] ?? '');
