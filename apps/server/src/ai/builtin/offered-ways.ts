import { catalogueIn } from './catalogue.ts';
import type { ParsedText } from './read.ts';
import { plain } from './text.ts';
import { maskedWay } from './ways.ts';
import type { Words } from './words.ts';

const PLACES: Readonly<Record<string, 'day' | 'time' | 'title'>> = {
  day: 'day',
  duration: 'time',
  title: 'title',
  person: 'title',
};

/** Longer words of one's own are not offered again. */
const SAID_CHARACTERS = 80;

/** The words that nothing knows, from the first to the last. */
function unknown(text: string, pieces: ParsedText['pieces']): string[] {
  const some = pieces.filter(({ meanings }) => meanings.size === 0);
  const [first, last] = [some[0], some.at(-1)];
  const said = first && last ? text.slice(first.start, last.end) : '';
  return said === '' || said.length > SAID_CHARACTERS ? [] : [said];
}

/** A way to ask for an intent with what a message names, else with no name at all. */
function wayFor(id: string, { names, whens, text, pieces }: ParsedText, { language }: Words): string {
  const ways = catalogueIn(language).own.get(id)?.ways ?? [];
  const days = whens.filter(({ type }) => type === 'days' || type === 'weekdays');
  const lengths = whens.filter(({ type }) => type === 'length');
  const missing = (way: string): number => {
    const { slots } = maskedWay(way, language);
    return (
      Math.abs(slots.name - names.length) +
      Math.abs((way.match(/\{day\}/g) ?? []).length - days.length) +
      Math.abs(slots.time - lengths.length) +
      Math.abs(slots.title + slots.person - unknown(text, pieces).length)
    );
  };
  const [way = ''] = ways.toSorted((one, other) => missing(one) - missing(other));
  const saidOf = (spans: readonly { bare: number; end: number }[]) =>
    spans.map(({ bare, end }) => text.slice(bare, end));
  const said = {
    name: names.map((one) => one.text),
    day: saidOf(days),
    time: saidOf(lengths),
    title: unknown(text, pieces),
  };
  return way.replaceAll(/\{(\w+)\}/g, (_, mark: string) => {
    const of = PLACES[mark] ?? 'name';
    return said[of].shift() ?? '…';
  });
}

/** With a capital at its beginning, and the English "I" with one. */
const withCapital = (text: string, { language }: Words): string => {
  const written = language === 'en' ? text.replaceAll(/\bi\b/g, 'I') : text;
  return written.charAt(0).toUpperCase() + written.slice(1);
};

/** The address of a link that says its words in the chat. */
const sayAddress = (words: string): string =>
  `/chats?say=${encodeURIComponent(words).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;

/** Ways to ask for some intents, each as a link that asks it. What still lacks a name is only shown. */
export function offeredWays(ids: readonly string[], parsed: ParsedText, words: Words): string {
  return ids
    .map((id) => {
      const way = withCapital(wayFor(id, parsed, words), words);
      return way.includes('…') ? `- ${plain(way)}` : `- [${plain(way)}](${sayAddress(way)})`;
    })
    .join('\n');
}
