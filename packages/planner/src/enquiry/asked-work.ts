import { type Reading, type Statement, UNSAID } from '@daymark/domain/reading';
import { fieldsOf } from '@daymark/domain/statements';
import { chooseKind } from '../breakdown/choose-kind.ts';
import type { Ask } from '../change/asks.ts';
import { asTitle } from '../change/title.ts';

/** Words with which something is asked for, in front of what it is: "We need", "Could you please", "looking for someone who". */
const ASKING = new RegExp(
  String.raw`^[^.!?\n]{0,80}?(?<![\p{L}'])(?:needs?|needed|wants?|looking for|(?:would|'d) (?:like|love)|` +
    '(?:could|can|would|will) you(?: please)?|braucht?|brauchen?|bräuchten?|sucht?|suchen?|' +
    '(?:hätten?|möchten?)(?! sie)(?: gerne?)?|(?:könnten|können) sie(?: bitte)?|könntest du|' +
    "(?:re)?cherch(?:e|ons|ent)|besoin d(?:e |')|(?:voudr|aimer)(?:ais|ait|ions)|pourriez-vous|" +
    String.raw`necesit\p{L}+|busc\p{L}+|quer(?:ría|emos|íamos|emos)|podrías?)(?!\p{L})` +
    String.raw`(?:[\s,:]+(?:also|auch|noch|aussi|también|bis [^,]{3,20}(?= ein)))?` +
    String.raw`(?:[\s,]+(?:an? )?(?:some(?:one|body)|jemanden?|quelqu'un|alguien)(?:[\s,]+(?:who|that|to|der|die|qui|que|para))?(?: (?:can|could|me|uns|nous|nos))?)?[\s,:]*`,
  'iu',
);
/** A question after time, price or whether it is possible asks for no work. */
const QUESTION = new RegExp(
  [
    String.raw`^[\s¿]*(?:when|whats?|what's|how|are you|do you|is (?:this|that|it)|can you do|could it|would it|`,
    'wann|bis wann|was|wie|hätten sie|geht|ist das|quand|pour quand|combien|est-ce|serait-ce|cuándo|',
    String.raw`para cuándo|cuánto|sería|es posible)(?!\p{L})`,
  ].join(''),
  'iu',
);
/** The names with which a mail ends. */
const NAMES = /^[\s,&]*(?:\p{Lu}[\p{L}.'-]*(?:[\s,&]+|$)){1,5}$/u;
/** "We would need it by 22 December" names no work. */
const PRONOUN = /^(?:it|this|that|them|es|das|ihn|ça|cela|lo|la|eso)(?!\p{L})/iu;
const WORD = /\p{L}{3}/u;
const GREETING_WORDS = 2;

/** What is wanted by words that ask for it: "I run a bakery and need a website"; null if they ask for nothing. */
function wantedIn(text: string): string | null {
  const wanted = text.replace(ASKING, '');
  const isWanted = wanted !== text && WORD.test(wanted) && !PRONOUN.test(wanted);
  return isWanted && !QUESTION.test(text) ? wanted : null;
}

/** The asked work as a task, as its words may mean one. */
function taskOf(one: Statement): Statement {
  const { id, words } = one;
  const said = one.alternatives?.find(({ kind }) => kind === 'task');
  const task = said?.kind === 'task' ? said : { ...UNSAID.task, kind: 'task' as const, title: '' };
  const title = asTitle(wantedIn(words.text) ?? words.text);
  return { id, words, sure: true, statedBy: 'person', ...task, title };
}

const overlaps = (one: Statement['words'], other: Statement['words']): boolean =>
  one.start < other.end && other.start < one.end;

/** Tells whether a statement is a greeting, a question that asks for no work, or a name at the end. */
function talkIn(text: string, { statements }: Reading): (one: Statement) => boolean {
  const tail = /[^.!?\n]*$/u.exec(text.trimEnd());
  const end = tail && NAMES.test(tail[0]) ? tail.index : text.length;
  const [first] = statements;
  return (one) =>
    one.words.start >= end ||
    QUESTION.test(one.words.text) ||
    (one === first && one.words.text.split(/\s+/).length <= GREETING_WORDS);
}

/**
 * An enquiry is a mail about a project without a brief: what it asks for is work, also where the reader was not sure, what
 * others bring is waited for, and the rest of its talk is no question.
 */
export function askedWork(text: string, reading: Reading, asks: readonly Ask[]): Statement[] {
  const isTalk = talkIn(text, reading);
  return reading.statements.flatMap((one): Statement[] => {
    if (one.statedBy !== 'reader') return [];
    const ask = asks.find(({ statement }) => overlaps(statement.words, one.words));
    const { id, words } = one;
    const said = { id, words, sure: true, statedBy: 'person' } as const;
    if (ask?.kind === 'wait' && ask.statement.kind === 'wait')
      return [{ ...said, ...fieldsOf(ask.statement) }];
    if (!one.sure && isTalk(one)) return [{ ...said, kind: 'note' }];
    const wanted = wantedIn(words.text);
    // "Maybe a poster too (3 hours)" stays a question: what has its own hours is no talk.
    const isCosted = one.alternatives?.some((other) => other.kind === 'task' && other.effort !== null);
    const isOpen = one.kind === 'unsure' || (one.kind === 'note' && (ask !== undefined || wanted !== null));
    if (!isOpen || (isCosted && !ask) || ask?.kind === 'unclear') return [];
    const isAsked = wanted !== null || (ask?.due === null && ask.kind !== 'dropped');
    return isAsked && !isTalk(one) ? [taskOf(one)] : [{ ...said, kind: 'note' }];
  });
}

/**
 * The kind of project that an enquiry asks for, by what it asks for: who writes, and what else they tell, says little of
 * it. Null if none is likely.
 */
export function askedKindOf(
  text: string,
  { statements }: Reading,
  { name, locale }: { name: string; locale: string },
): string | null {
  const [wish = '', ...wishes] = text.split(/(?<=[.!?\n])/u).flatMap((one) => wantedIn(one.trim()) ?? []);
  const work = statements.flatMap(({ kind, words }) =>
    kind === 'task' || kind === 'repeat' ? words.text : [],
  );
  const by = (title: string, description: string) =>
    chooseKind({ name: title, description, about: '' }, locale, null);
  const found = [
    ...(name === '' ? [] : [by(name, [wish, ...wishes, ...work].join('\n'))]),
    ...(wish === '' ? [] : [by(wish, [...wishes, ...work].join('\n')), by(wish, '')]),
    // What else a mail tells is near to anything.
    ...(wish === '' && work.length > 0 ? [by('', text)] : []),
  ];
  const chosen = found.find(({ kind, isSure }) => kind && isSure) ?? found.find(({ kind }) => kind);
  return chosen?.kind?.id ?? null;
}
