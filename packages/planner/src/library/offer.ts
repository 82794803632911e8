import { nameLineId } from '@daymark/domain/library';
import { type Reading, type Statement, type TaskFields, UNSAID } from '@daymark/domain/reading';

import { type FoundInLanguage, findKindInLanguages, type OfBrief } from './find-in-languages.ts';
import { stepsOf } from './steps.ts';
import { withLikelySuggestions, withSuggestions } from './suggest.ts';

/** Statements that are no work but still decide steps of the library. */
const SETTLING = new Set<Statement['kind']>(['done', 'excluded', 'later']);
/** Statements that do not say that anything is to be done. */
const SPEAKS = new Set<Statement['kind']>(['unsure', 'event', 'note']);
/** Work with its own order or days: such a brief has its own plan. */
const OF_ITS_OWN = new Set<Statement['kind']>(['repeat', 'wait', 'theirs']);

const mayBeWork = (one: Statement): boolean =>
  one.kind === 'task' || (one.kind === 'unsure' && one.kinds[0] === 'task');

const isPlainTask = (one: TaskFields): boolean =>
  !one.effort?.said && [one.parts, one.pace, one.apart].every((said) => said === null) && one.on.length === 0;

/** Whether only its title and its dates are given: no hours, parts, days or recurrence. */
function isPlain(one: Statement): boolean {
  if (one.kind === 'task') return isPlainTask(one);
  if (one.kind !== 'unsure') return true;
  return (one.alternatives ?? []).every((other) =>
    other.kind === 'task' ? isPlainTask(other) : other.kind !== 'repeat',
  );
}

/**
 * The possible wishes of a brief without steps: its only work, or everything if it names no work. Empty if the brief
 * has steps of its own.
 */
function wishesIn(statements: readonly Statement[]): Statement[] {
  if (statements.some(({ kind, words }) => OF_ITS_OWN.has(kind) || words.text.endsWith('?'))) return [];
  const works = statements.filter(mayBeWork);
  const [only, more] = works;
  if (more) return [];
  return only ? [only].filter(isPlain) : statements.filter((one) => SPEAKS.has(one.kind) && isPlain(one));
}

/** With more subjects than this, there is no wish. */
const MOST_WISHES = 8;
const TITLE_MAX_LENGTH = 120;

/** The title of a wish, in its own words. */
const titleOf = (wish: Statement): string =>
  'title' in wish ? wish.title : wish.words.text.slice(0, TITLE_MAX_LENGTH).replaceAll(/\s+/g, ' ').trim();

/** A wish in its own words, with its dates. */
type Wish = Pick<Statement, 'id' | 'words' | 'statedBy'> &
  Partial<Omit<TaskFields, 'kind'>> & { title: string };

function fromLibrary(
  { kind, language }: Pick<FoundInLanguage, 'kind' | 'language'>,
  { id, words, statedBy, title: wish, ...said }: Wish,
  settled: readonly string[],
): Statement {
  const { from, by, weekdays, except, exceptWeekdays, after } = { ...UNSAID.task, ...said };
  return {
    id,
    words,
    sure: true,
    statedBy,
    kind: 'library',
    title: kind.name,
    wish,
    project: kind.id,
    steps: stepsOf(kind, settled, language),
    from,
    by,
    weekdays,
    except,
    exceptWeekdays,
    after,
  };
}

/** A project without a description has its name as its wish. */
function fromName(brief: OfBrief): Reading | undefined {
  if (brief.description.trim() !== '') return undefined;
  const found = findKindInLanguages(brief.name, brief.name, brief);
  if (!found) return undefined;
  const words = { text: '', start: 0, end: 0 };
  return {
    statements: [
      fromLibrary(found, { id: nameLineId(brief.name), words, statedBy: 'reader', title: brief.name }, []),
    ],
  };
}

/**
 * Adds the library to a Reading: a wish without steps becomes a whole project, and a brief with its own steps gets
 * suggestions. If no kind is similar enough, it is unchanged.
 */
export function withLibrary(reading: Reading, brief: OfBrief): Reading {
  const { statements } = reading;
  if (statements.length === 0) return fromName(brief) ?? reading;
  const wishes = wishesIn(statements);
  if (wishes.length === 0) return withSuggestions(reading, brief);
  const [nearest] = wishes
    .slice(0, MOST_WISHES)
    .flatMap((wish) => {
      const found = findKindInLanguages(titleOf(wish), brief.name, brief);
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
  // An event stays an event: its steps are a separate statement.
  const own = { id: wish.kind === 'event' ? `${id}-plan` : id, words, statedBy, title: titleOf(wish) };
  const whole = fromLibrary(found, wish.kind === 'task' ? wish : own, settled);
  return {
    statements: statements.flatMap((one) =>
      one.id !== id ? one : wish.kind === 'event' ? [one, whole] : whole,
    ),
  };
}
