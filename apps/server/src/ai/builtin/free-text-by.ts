import { addDays } from '@daymark/domain/dates';
import { timeMentionsIn } from '@daymark/language/time-mentions';
import { catalogueIn } from './catalogue.ts';
import { type FreeText, projectsNamed } from './free-text.ts';
import { namesIn, type Thing, wordsIn } from './names.ts';
import { lexiconsFor, type Moment } from './read.ts';

const YEAR_DAYS = 366;

/** A text without accents and capitals, each letter where it was. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');

/** A way to ask as a pattern: its words as they are, and any words for what is named. */
interface Pattern {
  /** With words of one's own as long as they can be, and as short. */
  patterns: readonly RegExp[];
  marks: readonly string[];
  letters: number;
}

/** French "de" and "que" lose their last letter before a vowel. */
const ELIDED = /\b(d|qu)e\s+$/;

function patternOf(way: string): Pattern {
  const marks: string[] = [];
  const sourceOf = (title: string) =>
    folded(way)
      .split(/(\{\w+\})/)
      .map((part) => {
        const mark = /^\{(\w+)\}$/.exec(part)?.[1];
        if (mark !== undefined) return mark === 'title' ? title : '(.+)';
        const elided = part.replace(ELIDED, '$1@');
        return elided
          .replaceAll(/[^\p{L}\p{N}\s@]+/gu, '.?')
          .replaceAll(/\s+/g, '\\s+')
          .replace('@', "(?:e\\s+|['’])");
      })
      .join('');
  for (const [, mark = ''] of way.matchAll(/\{(\w+)\}/g)) marks.push(mark);
  return {
    patterns: ['(.+)', '(.+?)'].map((title) => new RegExp(`^${sourceOf(title)}[\\s.!]*$`, 'iu')),
    marks,
    letters: way.replaceAll(/\{\w+\}/g, '').length,
  };
}

const ARTICLES = /^(?:the|my|le|la|les|l'|mon|ma|mes|el|los|las|mi|mis|das|der|die|dem|den|mein\w*)\s+/i;

const bare = (text: string): string => text.trim().replaceAll(/^["'“„»«‚‘:\s]+|["'”“«»’‘:,\s]+$/gu, '');

interface Parts {
  title: string;
  said: string;
  projects: Thing[] | undefined;
  named: Thing[];
  whens: ReturnType<typeof timeMentionsIn>;
}

/** What stands in the places of a way; undefined if one of them holds something else. */
function partsOf(
  message: string,
  pattern: RegExp,
  marks: Pattern['marks'],
  things: readonly Thing[],
  moment: Moment,
): Parts | undefined {
  const found = pattern.exec(folded(message));
  if (!found) return undefined;
  const { today, locale, language } = moment;
  const setting = { today, from: today, to: addDays(today, YEAR_DAYS), locale, language };
  const parts: Parts = { title: '', said: '', projects: undefined, named: [], whens: [] };
  let at = 0;
  for (const [index, mark] of marks.entries()) {
    const [whole = '', text = ''] = [found[0], found[index + 1]];
    at = whole.indexOf(text, at);
    const said = message.slice(at, at + text.length);
    at += text.length;
    if (mark === 'title') parts.title = bare(said);
    else if (mark === 'day' || mark === 'duration') {
      const whens = timeMentionsIn(said, setting);
      const [first] = whens;
      if (!first || whens.length > 1 || first.start > 4 || first.end < said.trimEnd().length)
        return undefined;
      parts.whens.push(first);
    } else if (mark === 'project') {
      const named = projectsNamed(said, things, moment);
      if (!named) return undefined;
      [parts.projects, parts.said, parts.named] = [named.projects, bare(said), named.projects];
    } else {
      const words = wordsIn(said.replace(ARTICLES, ''));
      const [named] = namesIn(words, things, lexiconsFor(language));
      if (!named) return undefined;
      [parts.named, parts.said] = [named.things, bare(said)];
    }
  }
  return parts;
}

/** What the ways of an intent with words of one's own find in a message, the fullest first. */
function foundBy(id: string, message: string, things: readonly Thing[], moment: Moment): Parts[] {
  const { asked } = catalogueIn(moment.language);
  return (asked.find((one) => one.id === id)?.ways ?? [])
    .filter((way) => way.includes('{title}'))
    .map(patternOf)
    .toSorted((one, other) => other.marks.length - one.marks.length || other.letters - one.letters)
    .flatMap(({ patterns, marks }) =>
      patterns.flatMap((pattern) => partsOf(message, pattern, marks, things, moment) ?? []),
    );
}

/** The words of one's own in a message, by the ways of an intent. */
export const titleIn = (
  message: string,
  id: string,
  things: readonly Thing[],
  moment: Moment,
): string | undefined => foundBy(id, message, things, moment)[0]?.title;

/** The request with free text in a message, by the ways to ask for one. */
export function freeTextBy(message: string, things: readonly Thing[], moment: Moment): FreeText | undefined {
  const [renamed] = foundBy('rename', message, things, moment);
  if (renamed && renamed.named.length > 0 && renamed.title !== '')
    return { is: 'rename', things: renamed.named, said: renamed.said, to: renamed.title };
  const [added] = foundBy('add-task', message, things, moment);
  if (!added || added.title === '') return undefined;
  const { title, projects, said, whens } = added;
  return { is: 'add', title, projects, said, whens };
}
