import { fieldsOf, type Reading, type Statement, UNSAID } from '@daymark/domain/reading';
import { chooseKind } from '../breakdown/choose-kind.ts';
import type { Ask } from '../change/asks.ts';
import { asTitle } from '../change/brief-with.ts';

/** What is wanted behind the words with which it is asked for: "Could you please …", "I need …". */
const ASKING =
  /^.{0,80}?(?<![\p{L}'])(?:need(?:ed)?|want|looking for|would like|(?:could|can|would) you(?: please)?|brauchen?|bräuchten?|suchen?|hätten?(?: gerne?)?|möchten?|(?:könnten|können) sie(?: bitte)?|cherch(?:e|ons)|besoin d(?:e |')|voudr(?:ais|ions)|aimer(?:ais|ions)|pourriez-vous|necesit(?:o|amos)|busc(?:o|amos)|quer(?:ría|emos|íamos)|podrías?)(?!\p{L})(?:[\s,:]+(?:also|auch|noch|aussi|también)(?!\p{L}))?[\s,:]*/iu;

/** A word for somebody, who is described in what follows: "someone who …". */
const SOMEBODY = /^(?:some(?:one|body)|jemanden?|quelqu'un|alguien)(?!\p{L})/iu;
const WORD = /\p{L}{3}/u;

const wantedIn = (text: string): string => text.replace(ASKING, '');

const titleOf = (text: string): string => asTitle(WORD.test(wantedIn(text)) ? wantedIn(text) : text);

/** Whether a clause says what is wanted by its own words: "I run a bakery and need a website". */
const asksForWork = (text: string): boolean =>
  wantedIn(text) !== text && WORD.test(wantedIn(text)) && !SOMEBODY.test(wantedIn(text));

/** The asked work as a task, as its words may mean one. */
function taskOf(one: Statement): Statement {
  const { id, words } = one;
  const said = one.alternatives?.find(({ kind }) => kind === 'task');
  const task = said?.kind === 'task' ? said : { ...UNSAID.task, kind: 'task' as const, title: '' };
  return { id, words, sure: true, statedBy: 'person', ...task, title: titleOf(words.text) };
}

const overlaps = (one: Statement['words'], other: Statement['words']): boolean =>
  one.start < other.end && other.start < one.end;

/**
 * An enquiry is a mail about a project without a brief: what it asks for is work, also where the reader was not sure, what
 * others bring is waited for, and the rest of its talk is no question.
 */
export function askedWork({ statements }: Reading, asks: readonly Ask[]): Statement[] {
  return statements.flatMap((one): Statement[] => {
    if (one.statedBy !== 'reader') return [];
    const ask = asks.find(({ statement }) => overlaps(statement.words, one.words));
    const { id, words } = one;
    if (ask?.kind === 'wait' && ask.statement.kind === 'wait')
      return [{ id, words, sure: true, statedBy: 'person', ...fieldsOf(ask.statement) }];
    // "Maybe a poster too (3 hours)" stays a question: what has its own hours is no talk.
    const isCosted = one.alternatives?.some((other) => other.kind === 'task' && other.effort !== null);
    const isOpen =
      one.kind === 'unsure' || (one.kind === 'note' && (ask !== undefined || asksForWork(words.text)));
    if (!isOpen || (isCosted && !ask) || ask?.kind === 'unclear') return [];
    const isAsked = ask ? ask.due === null && ask.kind !== 'dropped' : asksForWork(words.text);
    return isAsked ? [taskOf(one)] : [{ id, words, sure: true, statedBy: 'person', kind: 'note' }];
  });
}

/**
 * The kind of project that an enquiry asks for, by what it asks for alone: who writes, and what else they tell, says
 * nothing of it. Null if none is likely.
 */
export function askedKindOf(
  { statements }: Reading,
  corrections: readonly Statement[],
  { name, locale }: { name: string; locale: string },
): string | null {
  const corrected = new Map(corrections.map((one) => [one.id, one]));
  const work = statements.flatMap((read) => {
    const one = corrected.get(read.id) ?? read;
    return one.kind === 'task' || one.kind === 'repeat' ? wantedIn(read.words.text) : [];
  });
  const { kind } = chooseKind({ name, description: work.join('\n'), about: '' }, locale, null);
  return kind?.id ?? null;
}
