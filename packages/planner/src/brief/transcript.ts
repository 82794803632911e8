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
/** A recap follows its announcement within so many lines, and is longer than an answer. */
const RECAP_WITHIN = 3;
const RECAP_LENGTH = 120;

/** Of a conversation, the recap and the sentences that give a day, rule something out or say when there is time; blank is the rest. */
export function withoutChatter(text: string, tongue: Tongue, context: DateContext): string {
  const lines = [...text.matchAll(/[^\n]+/g)];
  const labels = lines.flatMap((line) => LABEL.exec(line[0])?.[1] ?? []);
  const repeated = labels.filter((name) => labels.indexOf(name) !== labels.lastIndexOf(name));
  if (repeated.length < FEWEST_LINES || labels.length < lines.length / 2) return text;
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
