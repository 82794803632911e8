import type { Statement, StatementOf } from '@daymark/domain/reading';
import { fieldsOf, isSayable } from '@daymark/domain/statements';
import type { LibraryLanguage } from '../library/entries.ts';
import type { Line } from './line.ts';
import { actsOnThing, isBareThing, isOrdered, requires, tellsOf } from './line-titles.ts';
import { isUndated } from './lines.ts';
import { wordsIn } from './words-in.ts';

/** A mark of an item: "2. ", "- ". */
const ITEM = /^\s*(?:[-*•–—▪→]|\d{1,2}[.)]|\(?[a-z]\))\s/u;
/** Between two things of one list: ", ", " / ", ", and ". */
const JOINT = /^\s*(?:[,;/&+]\s*)?(?:(?:and|or|und|oder|et|ou|y|e|o)\s+)?$/iu;

const ROUGH = 'about|around|approx|roughly|circa|ca|rund|etwa|ungefähr|environ|unos|unas';
const NUMBER = String.raw`\d[\d.,x×]*|(?:one|two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)\s`;
const WORD = String.raw`\p{L}[\p{L}'’-]*`;

/** "80 pages", "4x6 m", "about 10,000 words": how large a thing is. */
const SIZE = RegExp(
  String.raw`^\W*(?:(?:${ROUGH})\b\W*)?(?:${NUMBER})\s*${WORD}(?:\s+${WORD}){0,2}\W*$`,
  'iu',
);

/** Whether two lines stand side by side in one list. */
const areJoined = (one: Line | undefined, other: Line | undefined, description: string): boolean =>
  one !== undefined &&
  other !== undefined &&
  /[,;/&+]|^\s*(?:and|und|et|y|e)\s/iu.test(
    description.slice(one.task.words.end, other.task.words.start + 4),
  ) &&
  JOINT.test(description.slice(one.task.words.end, other.task.words.start));

const UNITS = '[ck]?m|mm|m2|m²|sqm|qm|ft|sq|kg|pages?|words|seiten|wörter|páginas|palabras|mots';

/** "about 4x6 m": nothing that is counted. */
const MEASURED = RegExp(String.raw`^\W*(?:${ROUGH})\b|\d\s*[x×]\s*\d|\d\s*(?:${UNITS})\b`, 'iu');

/** "Around 340 addresses from the loyalty cards": roughly so many of something. */
const ROUGHLY = RegExp(String.raw`^\W*(?:${ROUGH})\b\W*\d[\d.,]*(?:\s+${WORD}){1,8}\W*$`, 'iu');

/** Whether a line only tells a size, and nothing that the library knows. */
const isSize = ({ task, isFound, isNamed, step, act }: Line): boolean =>
  (SIZE.test(task.words.text) || ROUGHLY.test(task.words.text)) &&
  !isFound &&
  !isNamed &&
  !step &&
  !act &&
  task.statedBy === 'reader' &&
  isUndated(task);

/** Whether a line beside a size makes it a thing of a list: "12 portraits, 3 landscapes", and not "small backyard, 4x6 m". */
const isThing = (line: Line | undefined): boolean =>
  line !== undefined && (line.isFound || line.isNamed || isSize(line));

/** Whether the library knows what a line is: a thing, an order or a step of the kind. */
const isKnown = ({ isFound, isNamed, act, step }: Line): boolean =>
  isFound || isNamed || act !== null || Boolean(step);

/** "Three of us", "K-5": no thing and nothing to do. */
const namesNothing = (line: Line, language: LibraryLanguage): boolean => {
  const { things, verbs } = wordsIn(line.task.words.text, language);
  return things.size + verbs.size === 0 && !isKnown(line);
};

/** "Small hardware shop, about 4,000 lines": what begins a description and is no list of things says whose project it is. */
const describes = (line: Line, listed: readonly Line[], language: LibraryLanguage): boolean =>
  !line.isNamed &&
  !line.step &&
  isUndated(line.task) &&
  !requires(line.task.words.text) &&
  isBareThing(line, language) &&
  !listed.some((other) => isOtherThing(other, language));

const isOtherThing = (line: Line, language: LibraryLanguage): boolean =>
  !isSize(line) && isBareThing(line, language);

/** The lines that stand in one list with another, behind it. */
function listedBehind(lines: readonly Line[], at: number, description: string): Line[] {
  const next = lines[at + 1];
  return next && areJoined(lines[at], next, description)
    ? [next, ...listedBehind(lines, at + 1, description)]
    : [];
}

/** "They chose oak veneer", and what is left of "they need it in Word": somebody else is told of. */
const OTHERS =
  /^(?:(?:and|but|und|aber|et|mais|y|pero)\s+)?(?:they|he|she|sie|er|ils|elles?|ellos|ellas?|él)\s/iu;
const POINTER = /^(?:it|them|they|him|her|es|ihn|ihm|ihnen|le|lui|leur|lo|les)\s/iu;
const tellsOfOthers = (line: Line, language: LibraryLanguage): boolean =>
  !isOrdered(line, language) &&
  !requires(line.task.title) &&
  (POINTER.test(line.task.title) || (OTHERS.test(line.task.words.text) && !isKnown(line)));

/**
 * The sentences that may be no work at all, in a brief whose kind of project is known: they are asked about instead of planned. An
 * item of a list is work, and so is a thing, an order or what has a day.
 */
export function doubtfulIn(
  lines: readonly Line[],
  description: string,
  language: LibraryLanguage,
): Set<string> {
  const mayBeNone = ({ task, isNamed, act }: Line): boolean =>
    !task.sure && !isNamed && !act && task.statedBy === 'reader' && task.parts === null && isUndated(task);
  const isListed = ({ task: { words } }: Line): boolean =>
    ITEM.test(description.slice(description.lastIndexOf('\n', words.start - 1) + 1, words.end));
  return new Set(
    lines.flatMap((line, at) => {
      const { words } = line.task;
      const { text } = words;
      const beside = [
        ...(areJoined(lines[at - 1], line, description) ? [lines[at - 1]] : []),
        ...(areJoined(line, lines[at + 1], description) ? [lines[at + 1]] : []),
      ];
      if (isSize(line)) return !MEASURED.test(text) && beside.some(isThing) ? [] : line.task.id;
      if (line.task.statedBy === 'reader' && !isListed(line)) {
        const [before, behind] = [description.slice(0, words.start), description.slice(words.end)];
        const isFirst = before.trim() === '' && /\p{L}/u.test(behind);
        if (isFirst && describes(line, listedBehind(lines, at, description), language)) return line.task.id;
        const isInList = beside.some((other) => other && isOtherThing(other, language));
        if ((namesNothing(line, language) && !isInList) || tellsOfOthers(line, language)) return line.task.id;
      }
      if (!mayBeNone(line) || isListed(line) || !tellsOf(text, language) || actsOnThing(line, language))
        return [];
      // "The webbing has gone and the foam is crumbling", but not "open: the list is not kept".
      const isStory = !/:[^.\n]*$/.test(description.slice(0, words.start));
      const isTold = (other: Line | undefined) => other && tellsOf(other.task.words.text, language);
      return beside.every((other) => isStory && isTold(other)) ? line.task.id : [];
    }),
  );
}

/** A line that is asked about. */
function asQuestion(line: StatementOf<'task'>): Statement {
  const { id, words, statedBy, alternatives = [] } = line;
  const fields = fieldsOf(line);
  return {
    ...{
      id,
      words,
      statedBy,
      sure: false,
      kind: 'unsure',
      kinds: ['task', 'note'],
      question: null,
    },
    alternatives: isSayable(fields) ? [fields, ...alternatives] : alternatives,
  };
}

/** The statements with the lines of these ids as questions. */
export const asQuestions = (statements: readonly Statement[], ids: ReadonlySet<string>): Statement[] =>
  statements.map((one) => (one.kind === 'task' && ids.has(one.id) ? asQuestion(one) : one));
