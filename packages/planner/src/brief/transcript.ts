import { availabilityIn } from './availability.ts';
import { datesIn } from './dates.ts';
import type { DateContext } from './found-date.ts';
import { sentencesOf } from './segments.ts';
import type { Tongue } from './tongue.ts';

const LABEL = /^(\p{Lu}[\p{L}.' -]{1,25}?) ?: (?=\S)/u;
/** Fewer lines with a speaker are a list with headings. */
const FEWEST_LINES = 8;
const RECAP =
  /\b(?:list again|sum(?:med)? up|to summari[sz]e|in summary|recap|once more|zusammengefasst|zusammenfassen|noch einmal|en résumé|pour résumer|en resumen|resumiendo|em resumo|resumindo)\b/i;
/** So many turns hold more chatter than work. */
const LONG_TALK = 16;
/** A recap follows its announcement within so many lines, and is longer than an answer. */
const RECAP_WITHIN = 3;
const RECAP_LENGTH = 120;

/** Of a conversation, the recap and the sentences that give a day, rule something out or say when there is time; blank is the rest. */
export function withoutChatter(text: string, tongue: Tongue, context: DateContext): string {
  const lines = [...text.matchAll(/[^\n]+/g)];
  const labels = lines.flatMap((line) => LABEL.exec(line[0])?.[1] ?? []);
  const repeated = labels.filter((name) => labels.indexOf(name) !== labels.lastIndexOf(name));
  if (labels.length < lines.length / 2) return text;
  if (repeated.length < LONG_TALK && !RECAP.test(text) && isTalk(repeated, lines.length))
    return withoutSpeakers(text, lines);
  if (repeated.length < FEWEST_LINES) return text;
  const kept: [number, number][] = [];
  let recapUntil = -1;
  lines.forEach((line, number) => {
    const label = LABEL.exec(line[0])?.[0].length ?? 0;
    const said = line[0].slice(label);
    if (label === 0) return;
    if (number <= recapUntil && said.length > RECAP_LENGTH)
      kept.push([line.index + label, line.index + line[0].length]);
    else
      for (const { start, end, text: sentence } of sentencesOf(said))
        if (said[end] !== '?' && tellsMore(sentence, tongue, context))
          kept.push([line.index + label + start, line.index + label + Math.min(said.length, end + 1)]);
    if (RECAP.test(said)) recapUntil = number + RECAP_WITHIN;
  });
  return withOnly(text, kept);
}

function tellsMore(sentence: string, tongue: Tongue, context: DateContext): boolean {
  if (sentence.split(/\s+/).length < 3) return false;
  const { vocabulary, pattern } = tongue;
  if (/^(?:no|kein\p{L}*|pas de|sin|sem|please (?:do not|don't)) /iu.test(sentence)) return true;
  if (availabilityIn(sentence, tongue, context))
    return pattern(`\\b(?:${vocabulary.away}|only|nur|seulement|solo|só)\\b`).test(sentence);
  const opinion =
    /^(?:and then|then|if|when|well|yes|but|last|there (?:was|is|are)|that|it's|i'm|i was|we had|they|he|she|it)\b/i;
  return !opinion.test(sentence) && datesIn(sentence, tongue, context).some((date) => !date.vague);
}

function withOnly(text: string, kept: readonly [number, number][]): string {
  let result = '';
  let at = 0;
  for (const [from, to] of kept) {
    result += text.slice(at, from).replace(/[^\n]/g, ' ') + text.slice(from, to);
    at = to;
  }
  return result + text.slice(at).replace(/[^\n]/g, ' ');
}

/** Of so many lines most are said by somebody who speaks again; the heads of a list are each named once. */
const FEWEST_TURNS = 5;
const isTalk = (repeated: readonly string[], lines: number): boolean =>
  repeated.length >= FEWEST_TURNS && new Set(repeated).size > 1 && repeated.length > lines * 0.6;

const OPENING =
  /^(?:(?:okay|ok|so|and then|and|well|um+|uh|right|fine|yes|yeah|no|sure|great|good|also|na gut|also|ja|nein|gut|genau|äh|bon|alors|oui|non|bueno|sí|vale|pois|sim)(?:[,.:]+|(?= (?:so|and|um|uh|ja|also)[ ,])| (?=(?:picture|we|i|the|wir|ich) ))\s*)+/iu;

/** A short talk keeps all that is said in it, without who says it and how they begin. */
function withoutSpeakers(text: string, lines: readonly RegExpExecArray[]): string {
  const kept = lines.flatMap((line): [number, number][] => {
    const label = LABEL.exec(line[0])?.[0].length ?? 0;
    if (label === 0 && /^\s*[[(].*[\])]\s*$/u.test(line[0])) return [];
    const opens = OPENING.exec(line[0].slice(label))?.[0].length ?? 0;
    return [[line.index + label + (label > 0 ? opens : 0), line.index + line[0].length]];
  });
  return withOnly(text, kept);
}
