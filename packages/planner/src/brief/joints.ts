import { isStatement } from './finite.ts';
import { isInfinitive, isParticle, splitVerbs, withoutLeads } from './phrase.ts';
import type { Tongue } from './tongue.ts';
import { lookedOverIn } from './turns.ts';

/** Where a sentence is cut, and the word that stood there. */
export interface Cut {
  at: number;
  length: number;
  word: string;
}

/** The places where an "and" joins two things to do, not two words of one. */
export function jointsOf(text: string, from: number, tongue: Tongue, listing: boolean): Cut[] {
  const cuts: Cut[] = [];
  const { vocabulary } = tongue;
  const between = tongue.pattern(` (?:${vocabulary.and})(?= )|(?<!\\d)[ ]?[+/](?= )`, 'giu');
  for (const found of text.slice(from).matchAll(between)) {
    const at = from + found.index;
    const lastComma = Math.max(text.lastIndexOf(',', at), from - 1) + 1;
    const left = text.slice(lastComma, at).trim();
    const right =
      text
        .slice(at + found[0].length)
        .replace(/ ?\([^)]*\)/g, '')
        .split(/[,:]/)[0]
        ?.trim() ?? '';
    if (
      depthAt(text, at) > 0 ||
      /^(?:media|meia|demie?|a half|a quarter)(?![\p{L}])|^(?:the )?\d{1,2}(?:st|nd|rd|th)(?!\p{L})/iu.test(
        right,
      )
    )
      continue;
    // "On 8 and 9 February" are two days.
    if (
      /(?:^|\D)\d{1,2}(?:st|nd|rd|th|\.)?$/.test(left) &&
      tongue
        .pattern(
          `^(?:the |den |le |el )?\\d{1,2}(?:st|nd|rd|th|\\.|er)? (?:of |de )?(?:${vocabulary.months.join('|')})(?!\\w)`,
        )
        .test(right)
    )
      continue;
    const joint = found[0].trim();
    if (
      joint === '&' &&
      right.split(/\s+/).length <= 3 &&
      !startsWithVerb(right.toLowerCase().split(/\s+/), tongue)
    )
      continue;
    if (joint === '+' && plusParts(text, left, right, tongue)) {
      cuts.push({ at, length: found[0].length, word: 'and' });
      continue;
    }
    const bare = withoutLeads(left, tongue).toLowerCase().split(/\s+/);
    if (
      bare.every((word, place) => tongue.verbs.has(word) || (place > 0 && isParticle(word, tongue))) &&
      startsWithVerb(right.toLowerCase().split(/\s+/), tongue)
    )
      continue;
    const isLast = !tongue.pattern(`, (?:${vocabulary.and})(?!\\w)`).test(text.slice(at));
    const endsList =
      listing && lastComma > from && isLast && !endsWithVerb(text.slice(from, lastComma - 1), tongue);
    if (bothHaveDays(left, right, tongue) || joinsThings(left, right, tongue, endsList))
      cuts.push({ at, length: found[0].length, word: 'and' });
  }
  return cuts;
}

/** "A test file by 11 December and the final file on 29 January": two things, each with its day. */
function bothHaveDays(left: string, right: string, tongue: Tongue): boolean {
  const { months, articles } = tongue.vocabulary;
  const day = `\\d{1,2}(?:st|nd|rd|th|\\.|er)? (?:of |de )?(?:${months.join('|')})(?!\\w)|(?:${months.join('|')})\\.? \\d{1,2}(?!\\d)|\\d{1,2}\\.\\d{1,2}\\.`;
  return (
    tongue.pattern(day).test(left) &&
    tongue
      .pattern(`^(?:(?:${articles}) \\p{L}{3,}|everything|the rest|alles|tout|todo|tudo).*\\b(?:${day})`)
      .test(right)
  );
}

/** "Course + marshals (25) + ambulance" are three things, "4 hinges + 2 handles" behind a verb are one. */
function plusParts(text: string, left: string, right: string, tongue: Tongue): boolean {
  if (tongue.verbs.has(left.toLowerCase().split(/\s+/)[0] ?? '')) return false;
  return text.split(' + ').length > 2 || /\)$/.test(left) || (/^\d/.test(left) && /^\d/.test(right));
}

const depthAt = (text: string, at: number): number =>
  (text.slice(0, at).match(/\(/g) ?? []).length - (text.slice(0, at).match(/\)/g) ?? []).length;

/** "Lose drucken, Tische und Bänke leihen": what stands before the comma has its verb, so the rest shares the next. */
const endsWithVerb = (before: string, { vocabulary }: Tongue): boolean =>
  vocabulary.verbLast && isInfinitive(/(?<=\s)(\p{Ll}+)(?: ?\([^)]*\))?$/u.exec(before.trim())?.[1] ?? '');

const PLACED = /^(?:bei|beim|in|im|an|am|auf|von|vom|zu|zum|zur|für|mit)$/;

const startsWithVerb = (words: readonly string[], tongue: Tongue): boolean =>
  tongue.verbs.has(words[0] ?? '') && words.length > 1;

function joinsThings(left: string, right: string, tongue: Tongue, endsList: boolean): boolean {
  const leftWords = left.toLowerCase().split(/\s+/);
  const rightWords = right.toLowerCase().split(/[\s,]+/);
  const first = rightWords[0] ?? '';
  const opensWith = leftWords[0] ?? '';
  if (rightWords.length === 0 || left === '') return false;
  const partOfNoun =
    tongue.language === 'fr' &&
    /^(?:du|des|de la|de l')(?= |$)/i.test(right) &&
    / (?:du|des|de) /i.test(left);
  if (partOfNoun) return false;
  // "Write the scripts and Mara checks them".
  if (lookedOverIn(right, tongue)) return true;
  if (
    /^(?:needs?|takes?|braucht|brauchen|dauert|met|mettent|prend|prennent|tarda|tardan|necesita|demora|demoram|precisa) \S/i.test(
      right,
    )
  )
    return leftWords.length > 2;
  if (!tongue.verbs.has(first) && isStatement(left.split(/\s+/), tongue))
    return (
      (endsList && tongue.language === 'en') ||
      (tongue.articles.has(first) && isStatement(right.split(/\s+/), tongue))
    );
  if (/^(?:each|with|between|both|mit|zwischen|je|jeweils|avec|chacune?|entre|con|com|cada)$/.test(opensWith))
    return false;
  if (tongue.vocabulary.verbLast) {
    // "Bei der Bank und beim Autohaus fragen" is one.
    if (PLACED.test(opensWith) && PLACED.test(first)) return false;
    const isVerb = (words: string, written: string) =>
      (tongue.verbs.has(words) || isInfinitive(words)) && !/(?:^|[\s,])\p{Lu}\S*$/u.test(written);
    const rightVerb = isVerb(rightWords.at(-1) ?? '', right);
    const leftVerb = isVerb(leftWords.at(-1) ?? '', left);
    // "Objekte umbetten und neu beschriften" says how the same things are done.
    const sameThing = /^\p{Ll}+(?: \p{Ll}+){1,2}$/u.test(right) && leftWords.length > 1;
    if (leftVerb && rightVerb) return rightWords.length > 1 && !sameThing;
    if (leftVerb !== rightVerb && !endsList) return leftVerb;
  }
  const thing = tongue.language === 'en' && splitVerbs(right, tongue).verbs.length === 0;
  if (
    !tongue.vocabulary.verbLast &&
    startsWithVerb(leftWords, tongue) &&
    (thing || !startsWithVerb(rightWords, tongue))
  )
    return false;
  if (rightWords.length === 1 && tongue.verbs.has(first) && tongue.verbs.has(leftWords.at(-1) ?? ''))
    return false;
  if (tongue.verbs.has(first) || (tongue.language === 'en' && !thing))
    return (
      !leftWords.every((word) => tongue.verbs.has(word)) && (leftWords.length > 1 || rightWords.length > 2)
    );
  if (tongue.articles.has(first) || /^\d/.test(first) || first in tongue.vocabulary.numbers) {
    return leftWords.some((word) => word.length > 3) && !tongue.prepositions.has(opensWith);
  }
  return endsList;
}
