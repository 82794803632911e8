import type { Plan, PlanWait } from '@daymark/contract/plans';
import { addDays, type Day } from '@daymark/domain/dates';
import { lineOf } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { formatDayFrom } from '../platform/format.ts';
import { lagWords, ruleWords } from './statement-words.ts';

/** An entry between the days of a plan that is no work: a wait, or an event that days are counted from. */
export interface DayMark {
  key: string;
  /** Its line of the brief. */
  statement: string;
  kind: 'wait' | 'event';
  words: string;
  /** It comes before the first day after this one, an event before its own day; null if unknown. */
  day: Day | null;
}

/** The recurrence of each habit in words, by its line of the brief. */
export const rulesIn = (lines: readonly Statement[] = []): ReadonlyMap<string, string> =>
  new Map(lines.flatMap((line) => (line.kind === 'repeat' ? [[line.id, ruleWords(line)]] : [])));

const NAMES_SOMEBODY = /^(the|a|an|my|our|her|his|their|its)\s|^[dl]['’]|^\p{Lu}/u;
/** "she", "him", "they": a pronoun, which cannot follow "waiting for". */
const SHORT_WORD = /^\p{Ll}{1,4}$/u;

/** The article at the beginning of a sentence, in the languages of briefs: "The committee", "L’imprimeur". */
const ARTICLE =
  /^(?:(?:The|A|An|My|Our|Her|His|Their|Its|Der|Die|Das|Den|Dem|Mein[en]?|Unser[en]?|Le|La|Les|Un|Une|Mon|Ma|Notre|El|Los|Las|Una|Mi|Nuestr[oa])(?=\s)|L(?=['’]))/;

/** The person of a wait, if it can follow "waiting for". */
const somebodyOf = ({ who }: Pick<PlanWait, 'who'>): string | null =>
  who && !SHORT_WORD.test(who) ? who : null;

/** "Waiting for the client" for "client"; names get no article. */
const waitingFor = (who: string): string =>
  NAMES_SOMEBODY.test(who) || who.includes(' ')
    ? t`Waiting for ${who.replace(ARTICLE, (article) => article.toLowerCase())}`
    : t`Waiting for the ${who}`;

const saysNumber = (words: string, number: number): boolean =>
  words.split(/[^\p{L}\p{N}]+/u).includes(String(number));

/** "Waiting for the client, 3 days (until Mon 30 Nov)"; the duration is left out if the sentence contains it. */
function waitWords(wait: PlanWait, line: Statement | undefined, today: Day): string {
  const somebody = somebodyOf(wait);
  const waiting = somebody ? waitingFor(somebody) : wait.title;
  // One that was started by hand is no line of the brief: only its title says what it is.
  const what = somebody && !line ? t`${waiting}: ${wait.title}` : waiting;
  const lag = line?.kind === 'wait' ? line.lag : null;
  const whole = lag && !saysNumber(what, lag.days) ? `${what}, ${lagWords(lag)}` : what;
  if (!wait.to) return whole;
  const end = formatDayFrom(wait.to, today);
  return line?.kind === 'theirs' ? t`${whole} (by ${end})` : t`${whole} (until ${end})`;
}

/** A wait that began earlier runs today: late work of earlier days is shown before it. */
const dayOfWait = ({ from, to }: PlanWait, today: Day): Day | null => {
  const yesterday = addDays(today, -1);
  // Somebody else's work only has the day on which it ends.
  const day = from ?? to;
  return day !== null && day < yesterday ? yesterday : day;
};

const waitsIn = (plan: Pick<Plan, 'waits'> | null, lines: readonly Statement[], today: Day): DayMark[] => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return (plan?.waits ?? [])
    .filter(({ to }) => to === null || to >= today)
    .map((wait) => ({
      key: `wait ${wait.statement} ${wait.from ?? ''}`,
      statement: lineOf(wait.statement),
      kind: 'wait',
      words: waitWords(wait, byId.get(wait.statement), today),
      day: dayOfWait(wait, today),
    }));
};

/** Events without work have no row. */
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

/** The marks between the days from today on, in order. */
export const marksIn = (
  plan: Pick<Plan, 'waits'> | null,
  lines: readonly Statement[] = [],
  today: Day,
): DayMark[] =>
  [...waitsIn(plan, lines, today), ...eventsIn(lines, today)].sort((a, b) =>
    (a.day ?? '9999') < (b.day ?? '9999') ? -1 : 1,
  );

/** A wait comes after the day on which it begins, an event before the work of its day. */
export const standsBefore = ({ day, kind }: DayMark, next: Day | null | undefined): boolean =>
  day !== null && typeof next === 'string' && (kind === 'wait' ? day < next : day <= next);
