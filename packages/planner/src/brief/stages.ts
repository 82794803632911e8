import type { Day } from '@daymark/domain/dates';
import { hoursIn } from './amounts.ts';
import type { Count, Language, Series } from './brief.ts';
import { datesIn } from './dates.ts';
import type { DateContext } from './found-date.ts';
import { onlyFrequency } from './series.ts';
import { type Tongue, unitKind } from './tongue.ts';
import { sameNoun } from './words.ts';

/** What is done with each of a number of things, and how long that takes for one. */
export interface Stage {
  verb: string;
  hours: number;
}

/** Nouns of what is done, and the verb: the beginnings are enough. */
const VERB_OF: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/^(?:recording|record)/i, 'record'],
    [/^(?:editing|edit|the edit)/i, 'edit'],
    [/^(?:filming|film|shooting|shoot)/i, 'film'],
  ],
  de: [
    [/^(?:aufnahmen?|aufnehmen|aufzeichn)/i, 'aufnehmen'],
    [/^(?:schnitt|schneiden)/i, 'schneiden'],
    [/^(?:dreh|drehen)/i, 'drehen'],
    [/^(?:nach)?bearbeit/i, 'bearbeiten'],
    [/^(?:vorbereit)/i, 'vorbereiten'],
    [/^(?:schreiben|text)/i, 'schreiben'],
    [/^(?:korrektur|korrigieren)/i, 'korrigieren'],
    [/^(?:übersetz)/i, 'übersetzen'],
    [/^(?:lektorat|lektorieren)/i, 'lektorieren'],
    [/^(?:nähen|zuschnitt|zuschneiden)/i, 'nähen'],
  ],
  fr: [
    [/^(?:l')?enregistre/i, 'enregistrer'],
    [/^(?:le )?(?:montage|monter)/i, 'monter'],
    [/^(?:le )?(?:tournage|tourner)/i, 'tourner'],
    [/^(?:l[ea] )?(?:rédaction|rédiger)/i, 'rédiger'],
    [/^(?:l[ea] )?(?:relecture|relire)/i, 'relire'],
    [/^(?:l[ea] )?(?:traduction|traduire)/i, 'traduire'],
    [/^(?:l[ea] )?(?:préparation|préparer)/i, 'préparer'],
  ],
  es: [
    [/^(?:la )?(?:grabación|grabar)/i, 'grabar'],
    [/^(?:la )?(?:edición|editar|montaje)/i, 'editar'],
    [/^(?:el )?rodaj/i, 'rodar'],
    [/^(?:la )?(?:redacción|redactar)/i, 'redactar'],
    [/^(?:la )?(?:corrección|corregir)/i, 'corregir'],
    [/^(?:la )?(?:traducción|traducir)/i, 'traducir'],
    [/^(?:la )?(?:preparación|preparar)/i, 'preparar'],
  ],
  pt: [
    [/^(?:a )?(?:gravação|gravar)/i, 'gravar'],
    [/^(?:a )?(?:edição|editar|montagem)/i, 'editar'],
    [/^(?:a )?(?:filmagem|filmar)/i, 'filmar'],
    [/^(?:a )?(?:redação|redigir|escrita|escrever)/i, 'escrever'],
    [/^(?:a )?(?:revisão|rever)/i, 'rever'],
    [/^(?:a )?(?:tradução|traduzir)/i, 'traduzir'],
    [/^(?:a )?(?:preparação|preparar)/i, 'preparar'],
  ],
  other: [],
};

function verbOf(said: string, tongue: Tongue): string | undefined {
  const text = said.trim().toLowerCase();
  const known = VERB_OF[tongue.language].find(([words]) => words.test(text))?.[1];
  if (known) return known;
  const [first = ''] = text.split(' ');
  if (tongue.verbs.has(first)) return first;
  if (tongue.language === 'en' && tongue.verbs.has(first.replace(/s$/, ''))) return first.replace(/s$/, '');
  if (tongue.language !== 'en' || !/ing$/.test(first)) return undefined;
  const stem = first.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((one) => tongue.verbs.has(one));
}

/** "Recording takes 2 hours per episode, editing 4": what is done with each, in order; empty when it is not that. */
export function stagesIn(
  text: string,
  tongue: Tongue,
  counted: readonly Pick<Count, 'n' | 'noun'>[],
): { stages: Stage[]; of: Pick<Count, 'n' | 'noun'> } | undefined {
  const ofOne = stagesOfOne(text, tongue);
  if (ofOne) {
    const of = counted.findLast((one) => sameNoun(one.noun.split(' ')[0] ?? '', ofOne.noun));
    return of && { stages: ofOne.stages, of };
  }
  const { per, takes } = tongue.vocabulary;
  const each = `(?:${per}|for each|for every|für jede[ns]?|pour chaque|para cada|por cada)`;
  const about = '(?:about |around |etwa |ca\\.? |rund |environ |unas? |unos |cerca de |approx\\.? )?';
  const parts = text.split(
    tongue.pattern(
      `(?:,| ?;) (?:(?:${tongue.vocabulary.and}|then|dann|puis) )?| (?:${tongue.vocabulary.and}) `,
      'iu',
    ),
  );
  const stages: Stage[] = [];
  let noun = '';
  let unit = '';
  for (const part of parts) {
    const match = tongue
      .pattern(
        `^(?<what>\\p{L}[^\\d,;]{1,30}?),?:? (?:(?:${takes}|takes me|me takes)\\b )?${about}{n}(?: ?{unit})?(?: ?${each} (?<noun>\\p{L}+))?$`,
      )
      .exec(part.trim());
    if (!match) return undefined;
    const [, , amount, said] = match;
    noun = match.groups?.noun ?? noun;
    unit = said ?? unit;
    if (unit === '' || !['hour', 'minute'].includes(unitKind(unit, tongue))) return undefined;
    const what = (match.groups?.what ?? '').replace(tongue.pattern(` (?:${takes}|me)$`), '');
    const verb = verbOf(what, tongue);
    const hours = hoursIn(amount ?? '', unit, tongue);
    if (!verb || hours <= 0) return undefined;
    stages.push({ verb, hours });
  }
  const of = counted.findLast((one) => sameNoun(one.noun.split(' ')[0] ?? '', noun));
  return noun !== '' && of ? { stages, of } : undefined;
}

const ABOUT = 'about|around|roughly|etwa|ca\\.?|rund|environ|unas?|unos|cerca de';

/** "A chapter takes me about 2 hours to record and one more to edit". */
function stagesOfOne(text: string, tongue: Tongue): { noun: string; stages: Stage[] } | undefined {
  const { and, each, takes } = tongue.vocabulary;
  const head = tongue
    .pattern(
      `^(?:an?|one|every|${each}|jede[rs]?|eine?|une?|chaque|una?|cada|uma?) (\\p{L}+) (?:me |m'|m’|nos )?(?:${takes})(?: me| us| mir| uns)? (?=\\S)`,
    )
    .exec(text);
  if (!head) return undefined;
  const stages: Stage[] = [];
  let unit = '';
  for (const part of text
    .slice(head[0].length)
    .split(tongue.pattern(`, (?:(?:${and}) )?| (?:${and}) `, 'iu'))) {
    const match = tongue
      .pattern(
        `^(?:${ABOUT})? ?(?:(?:another|noch|weitere|encore|otr[oa]|mais) )?{n}(?: ?{unit})?(?: (?:more|further|de plus|más))? (?:to|zum|zur|fürs?|for|à|pour|para|a) (\\p{L}+)(?: (?:it|them))?$`,
      )
      .exec(part.trim());
    unit = match?.[2] ?? unit;
    const verb = verbOf(match?.[3] ?? '', tongue);
    if (!match || !verb || unit === '' || !['hour', 'minute'].includes(unitKind(unit, tongue)))
      return undefined;
    stages.push({ verb, hours: hoursIn(match[1] ?? '', unit, tongue) });
  }
  return stages.length > 1 && stages.every(({ hours }) => hours > 0)
    ? { noun: head[1] ?? '', stages }
    : undefined;
}

const FIRST = /(?<!\p{L})(?:first|erste[rsn]?|premi[eè]re?|primer[oa]?|primeir[oa])(?!\p{L})/iu;
const GOES_OUT =
  /(?<!\p{L})(?:live|online|out|air(?:s|ed)?|publi\p{L}*|release[sd]?|appears?|veröffentlich\p{L}*|erscheint|geht|kommt|raus|sort(?:ir)?|ligne|paraît|sale|salir|se publica|aire|sai|ar|launch(?:es)?)(?!\p{L})/iu;

const PUBLISH: Record<Language, string> = {
  en: 'publish',
  de: 'veröffentlichen',
  fr: 'publier',
  es: 'publicar',
  pt: 'publicar',
  other: 'publish',
};

/** "First one goes live on 7 January, then weekly": when each of the things counted before goes out. */
export function launchIn(
  text: string,
  tongue: Tongue,
  context: DateContext,
  counted: readonly Pick<Count, 'n' | 'noun'>[],
): { of: Pick<Count, 'n' | 'noun'>; verb: string; series: Series } | undefined {
  const day = FIRST.test(text) ? datesIn(text, tongue, context).find((date) => !date.vague) : undefined;
  if (!day) return undefined;
  const series = onlyFrequency(text.slice(day.end).replace(/^[\s,;–-]+/, ''), tongue);
  if (!series || series.sessions > 1) return undefined;
  const head = text.slice(0, day.start);
  const said = head.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const named = counted.findLast((one) => said.some((word) => sameNoun(one.noun.split(' ')[0] ?? '', word)));
  const of = named ?? (GOES_OUT.test(head) ? counted.at(-1) : undefined);
  if (!of || of.n < 2 || head.split(/\s+/).length > 9) return undefined;
  return { of, verb: PUBLISH[tongue.language], series: { ...series, first: day.day } };
}

/** "The first on 11 January": the day, where nothing else is said. */
export function firstDayIn(text: string, tongue: Tongue, context: DateContext): Day | undefined {
  const day = FIRST.test(text) ? datesIn(text, tongue, context).find((date) => !date.vague) : undefined;
  if (!day) return undefined;
  const rest = `${text.slice(0, day.start)} ${text.slice(day.end)}`.replace(
    /(?<!\p{L})(?:the|first|one|on|starting|die|der|das|erste[rsn]?|am|l[ae]|premi[eè]re?|el|primer[oa]?|primeir[oa]|[oa]|en|em|at|live|online|out|goes|sort|sale|sai)(?!\p{L})/giu,
    ' ',
  );
  return /\p{L}{3}/u.test(rest) ? undefined : day.day;
}
