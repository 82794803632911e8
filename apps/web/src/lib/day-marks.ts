import type { Plan, PlanWait } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import { lineOf } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import { formatDayFrom } from './format.ts';
import { lagWords, ruleWords } from './statement-words.ts';

/** What stands between the days of a plan and is no work: a wait, or an event that days are counted from. */
export interface DayMark {
  key: string;
  /** The line of the brief that says it. */
  statement: string;
  kind: 'wait' | 'event';
  words: string;
  /** It stands before the first day after this one, an event before its own day; null where nobody knows. */
  day: Day | null;
}

/** On which days each habit comes, in words, by its line of the brief. */
export const rulesIn = (lines: readonly Statement[] = []): ReadonlyMap<string, string> =>
  new Map(lines.flatMap((line) => (line.kind === 'repeat' ? [[line.id, ruleWords(line)]] : [])));

const NAMES_SOMEBODY = /^(the|a|an|my|our|her|his|their|its)\s|^\p{Lu}/u;
/** "she", "him", "they": no name that could stand behind "waiting for". */
const SHORT_WORD = /^\p{Ll}{1,4}$/u;

/** The article of a name that its sentence begins with: "The committee". */
const ARTICLE = /^(The|A|An|My|Our|Her|His|Their|Its)(?=\s)/;

/** Whom a wait is for, where that can stand behind "waiting for". */
const somebodyOf = ({ who }: Pick<PlanWait, 'who'>): string | null =>
  who && !SHORT_WORD.test(who) ? who : null;

/** "Waiting for the client" for "client"; a name stays as it is. */
const waitingFor = (who: string): string =>
  `Waiting for ${NAMES_SOMEBODY.test(who) || who.includes(' ') ? who.replace(ARTICLE, (article) => article.toLowerCase()) : `the ${who}`}`;

const saysNumber = (words: string, number: number): boolean =>
  words.split(/[^\p{L}\p{N}]+/u).includes(String(number));

/** "Waiting for the client, 3 days (until Mon 30 Nov)"; a sentence that says itself how long stands without. */
function waitWords(wait: PlanWait, line: Statement | undefined, today: Day): string {
  const somebody = somebodyOf(wait);
  const what = somebody ? waitingFor(somebody) : wait.title;
  const lag = line?.kind === 'wait' ? line.lag : null;
  const length = lag && !saysNumber(what, lag.days) ? `, ${lagWords(lag)}` : '';
  const end = line?.kind === 'theirs' ? 'by' : 'until';
  return `${what}${length}${wait.to ? ` (${end} ${formatDayFrom(wait.to, today)})` : ''}`;
}

const waitsIn = (plan: Pick<Plan, 'waits'> | null, lines: readonly Statement[], today: Day): DayMark[] => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return (plan?.waits ?? [])
    .filter(({ to }) => to === null || to >= today)
    .map((wait) => ({
      key: `wait ${wait.statement} ${wait.from ?? ''}`,
      statement: lineOf(wait.statement),
      kind: 'wait',
      words: waitWords(wait, byId.get(wait.statement), today),
      // Somebody else's work has the day on which it is done, and no other.
      day: wait.from ?? wait.to,
    }));
};

/** Events that are no work have no row. */
const eventsIn = (lines: readonly Statement[], today: Day): DayMark[] =>
  lines.flatMap((line): DayMark[] =>
    line.kind !== 'event' || line.effort !== null || (line.until ?? line.on) < today
      ? []
      : [
          {
            key: `event ${line.id}`,
            statement: line.id,
            kind: 'event',
            words: `${line.title}, ${formatDayFrom(line.on, today)}`,
            day: line.on,
          },
        ],
  );

/** What stands between the days from today on, in their order. */
export const marksIn = (
  plan: Pick<Plan, 'waits'> | null,
  lines: readonly Statement[] = [],
  today: Day,
): DayMark[] =>
  [...waitsIn(plan, lines, today), ...eventsIn(lines, today)].sort((a, b) =>
    (a.day ?? '9999') < (b.day ?? '9999') ? -1 : 1,
  );

/** A wait stands behind the day on which it begins, an event before what is done on its day. */
export const standsBefore = ({ day, kind }: DayMark, next: Day | null | undefined): boolean =>
  day !== null && typeof next === 'string' && (kind === 'wait' ? day < next : day <= next);
