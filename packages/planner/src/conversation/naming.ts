import type { Setting } from './conversation.ts';
import { capital, shortened } from './labels.ts';

const LONGEST_NAME = 70;
const ARTICLES = /^(?:the|a|an|some|any|our|my|ein|eine|einen|einem|einer|der|die|das|den|dem)\s+/i;

/** A wish as the name of a project: "I need to build a website for my bakery" is "Website for my bakery". */
export function nameFrom(what: string, behind: string, setting: Setting): string {
  const { words } = setting;
  const moved = /^(?:ziehe|ziehen)\s+(.+) um\b/i.exec(what)?.[1];
  if (moved) return named(`Umzug ${moved}`, words.nameEnd);
  const end = words.nameEnd.exec(what);
  const short = end && end.index > 2 ? what.slice(0, end.index) : what;
  const isLastVerb = setting.tongue.vocabulary.verbLast;
  const thing = isLastVerb ? verbless(short.trim(), what, words.making) : short.replace(words.making, '');
  const bare = thing.trim().replace(ARTICLES, '');
  // "A book. It's a walking guide to the valley": the second says more.
  const more =
    /^(?:it'?s|it is|es ist|das ist|es wird) (?:going to be )?(?:an? |the |eine?n? |die |der |das )(.+)$/i.exec(
      behind,
    )?.[1];
  if (more && bare.split(' ').length <= 2) return named(more, words.nameEnd);
  return named(bare, words.nameEnd);
}

const named = (text: string, ends: RegExp): string => {
  const end = ends.exec(text);
  return capital(
    shortened(
      (end && end.index > 2 ? text.slice(0, end.index) : text).trim().replace(/[\s,;:.!–-]+$/, ''),
      LONGEST_NAME,
    ),
  );
};

/** The first words of a brief, where nothing in it is a name. */
export const titleOf = (brief: string, { words }: Setting): string =>
  named(brief.split(/[.\n]/)[0] ?? '', words.nameEnd);

/** German puts the verb behind the thing, also behind what was cut off. */
const verbless = (short: string, whole: string, making: RegExp): string =>
  short === whole ? short.replace(making, '') : short.replace(making, '').replace(/\s+zu$/, '');

/** "I want to renovate it": what the sentence before was about stands for the "it". */
export function withAntecedent(what: string, before: string): string {
  const thing =
    /(?:^|[,;]\s|\b(?:and|but|und|aber)\s)((?:my|our|the|mein|meine|unser|unsere|der|die|das) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:is|are|has|have|needs?|looks?|was|ist|sind|hat|war|sieht|braucht)(?!\p{L})/iu.exec(
      before,
    )?.[1];
  if (!thing) return what;
  const named = thing.charAt(0).toLowerCase() + thing.slice(1);
  return what
    .replace(/^(\p{Ll}+ )(?:it|this|that|them)(?=[\s,.]|$)/iu, `$1${named}`)
    .replace(/^(?:es|sie|ihn)(?= \p{Ll})/u, named);
}
