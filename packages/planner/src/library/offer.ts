import { nameLineId } from '@daymark/domain/library';
import { type Reading, type Statement, type TaskFields, UNSAID } from '@daymark/domain/reading';

import { type FoundInLanguage, kindSpokenOf, type OfBrief } from './spoken.ts';
import { stepsOf } from './steps.ts';
import { withLikelySuggestions, withSuggestions } from './suggest.ts';

/** What of a brief is no work and settles steps of the library all the same. */
const SETTLING = new Set<Statement['kind']>(['done', 'excluded', 'later']);
/** What says of nothing that it is to be done. */
const SPEAKS = new Set<Statement['kind']>(['unsure', 'event', 'note']);
/** Work whose order or days only the brief knows: it has a plan of its own. */
const OF_ITS_OWN = new Set<Statement['kind']>(['repeat', 'wait', 'theirs']);

const mayBeWork = (one: Statement): boolean =>
  one.kind === 'task' || (one.kind === 'unsure' && one.kinds[0] === 'task');

const isPlainTask = (one: TaskFields): boolean =>
  !one.effort?.said && [one.parts, one.pace, one.apart].every((said) => said === null) && one.on.length === 0;

/** Nothing is said of it but what it is and when it may lie: no hours, parts, days or habit of its own. */
function isPlain(one: Statement): boolean {
  if (one.kind === 'task') return isPlainTask(one);
  if (one.kind !== 'unsure') return true;
  return (one.alternatives ?? []).every((other) =>
    other.kind === 'task' ? isPlainTask(other) : other.kind !== 'repeat',
  );
}

/**
 * What may be the wish of a brief without steps: its only work, or where it says of nothing that it is work whatever it
 * speaks of. Nothing where a brief has steps of its own.
 */
function wishesIn(statements: readonly Statement[]): Statement[] {
  if (statements.some(({ kind, words }) => OF_ITS_OWN.has(kind) || words.text.endsWith('?'))) return [];
  const works = statements.filter(mayBeWork);
  const [only, more] = works;
  if (more) return [];
  return only ? [only].filter(isPlain) : statements.filter((one) => SPEAKS.has(one.kind) && isPlain(one));
}

/** What speaks of more is no wish. */
const MOST_WISHES = 8;
const TITLE_MAX_LENGTH = 120;

/** What a wish is called, in its own words. */
const titleOf = (wish: Statement): string =>
  'title' in wish ? wish.title : wish.words.text.slice(0, TITLE_MAX_LENGTH).replaceAll(/\s+/g, ' ').trim();

/** What is wished, in its own words, and when it may be done. */
type Wish = Pick<Statement, 'id' | 'words' | 'statedBy'> &
  Partial<Omit<TaskFields, 'kind'>> & { title: string };

function fromLibrary(
  { kind, language }: Pick<FoundInLanguage, 'kind' | 'language'>,
  { id, words, statedBy, title: wish, ...said }: Wish,
  settled: readonly string[],
): Statement {
  const { from, by, weekdays, except, exceptWeekdays, after } = { ...UNSAID.task, ...said };
  return {
    ...{ id, words, sure: true, statedBy },
    kind: 'library',
    title: kind.name,
    wish,
    project: kind.id,
    steps: stepsOf(kind, settled, language),
    ...{ from, by, weekdays, except, exceptWeekdays, after },
  };
}

/** A project without a description is wished by its name alone. */
function fromName(brief: OfBrief): Reading | undefined {
  if (brief.description.trim() !== '') return undefined;
  const found = kindSpokenOf(brief.name, brief.name, brief);
  if (!found) return undefined;
  const words = { text: '', start: 0, end: 0 };
  return {
    statements: [
      fromLibrary(found, { id: nameLineId(brief.name), words, statedBy: 'reader', title: brief.name }, []),
    ],
  };
}

/**
 * A Reading with what the library has for its brief: a wish without steps becomes the whole project that it is, and a
 * brief with steps of its own is offered what people often forget. Where no kind is near enough, it stays as it is.
 */
export function withLibrary(reading: Reading, brief: OfBrief): Reading {
  const { statements } = reading;
  if (statements.length === 0) return fromName(brief) ?? reading;
  const wishes = wishesIn(statements);
  if (wishes.length === 0) return withSuggestions(reading, brief);
  const [nearest] = wishes
    .slice(0, MOST_WISHES)
    .flatMap((wish) => {
      const found = kindSpokenOf(titleOf(wish), brief.name, brief);
      return found ? [{ wish, found }] : [];
    })
    .sort((a, b) => b.found.likeness - a.found.likeness);
  if (!nearest) {
    const [only, more] = wishes;
    return only && !more ? withLikelySuggestions(reading, titleOf(only), brief) : reading;
  }
  const { wish, found } = nearest;
  const settled = statements.flatMap(({ kind, words }) => (SETTLING.has(kind) ? words.text : []));
  const { id, words, statedBy } = wish;
  // An event stays what it is: its steps stand beside it.
  const own = { id: wish.kind === 'event' ? `${id}-plan` : id, words, statedBy, title: titleOf(wish) };
  const whole = fromLibrary(found, wish.kind === 'task' ? wish : own, settled);
  return {
    statements: statements.flatMap((one) =>
      one.id !== id ? one : wish.kind === 'event' ? [one, whole] : whole,
    ),
  };
}
