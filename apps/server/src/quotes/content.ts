import type { QuoteContent } from '@daymark/contract/quotes';
import { phrasesOf } from '@daymark/domain/brief-phrases';
import { forecastOf, historyOf, type WorkHistory } from '@daymark/domain/forecasts';
import { lineOf } from '@daymark/domain/library';
import { sumHours } from '@daymark/domain/load';
import type { QuoteBasis } from '@daymark/domain/quotes';
import { sharesOf, type Terms } from '@daymark/domain/rates';
import type { Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { listDoneWork } from '../calibration/store.ts';
import type { UserContext } from '../http/context.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { promisesTo } from '../promises/service.ts';
import { termsOfProject } from '../rates/service.ts';
import { statementsKept } from '../readings/service.ts';
import { findClientName } from '../timesheets/store.ts';

type Subtask = SeenProject['subtasks'][number];

interface Part {
  name: string;
  hours: number[];
}

const PART_NAME_MAX_LENGTH = 200;

const round = (hours: number): number => Math.round(hours * 100) / 100;

const sumOf = (hours: readonly number[]): number => hours.reduce((sum, one) => sum + one, 0);

/** The estimate of a task before a plan multiplied it by what it had learned. */
const estimateOf = ({ estimated_hours: hours, proposed }: Subtask): number =>
  (hours ?? 0) / (proposed && proposed.hours === hours ? (proposed.factor ?? 1) : 1);

/** The title of the only task or of work without parts, else the words of the brief that the tasks carry out. */
function nameOf(tasks: readonly Subtask[], statement: Statement | undefined): string {
  const whole =
    statement?.kind === 'task' && statement.parts === null ? statement.title : statement?.words.text;
  const words = tasks.length === 1 || !whole ? tasks[0]?.title : whole;
  return (words ?? '').replace(/\s+/g, ' ').trim().slice(0, PART_NAME_MAX_LENGTH);
}

/** The work of a project by its milestones if they have half of its hours or more, else by the statements of its brief. */
function partsOf({ milestones, subtasks }: SeenProject, statements: readonly Statement[]): Part[] {
  const hoursOf = (some: readonly Subtask[]) => sumHours(some.map(({ estimated_hours }) => estimated_hours));
  const inMilestones = subtasks.filter((one) => milestones.some(({ id }) => one.milestone_id === id));
  const hasMilestones = inMilestones.length > 0 && hoursOf(inMilestones) * 2 >= hoursOf(subtasks);
  const keyOf = ({ id, milestone_id, statement }: Subtask): string => {
    if (hasMilestones) return milestone_id ?? '';
    return statement === null ? id : lineOf(statement);
  };
  const groups = Map.groupBy(subtasks, keyOf);
  const named = (key: string, tasks: readonly Subtask[]): string => {
    if (!hasMilestones)
      return nameOf(
        tasks,
        statements.find(({ id }) => id === key),
      );
    return milestones.find(({ id }) => id === key)?.name ?? t`Other work`;
  };
  return [...groups]
    .map(([key, tasks]) => ({
      name: named(key, tasks),
      hours: tasks.map(estimateOf).filter((hours) => hours > 0),
    }))
    .filter(({ hours }) => hours.length > 0);
}

/** What hours are forecast from: finished work, and how far promises to the client were kept. */
interface Ground {
  history: WorkHistory | null;
  /** For the reserve of the safe hours. */
  factor: number;
}

function hoursOf(hours: readonly number[], { history, factor }: Ground) {
  const forecast = history && forecastOf(hours, history);
  return {
    guess: round(sumOf(hours)),
    p50: forecast && round(forecast.p50),
    p80: forecast && round(forecast.p50 + (forecast.p80 - forecast.p50) * factor),
  };
}

/** What the brief leaves out, and what it leaves open. */
function leftOut(seen: SeenProject, statements: readonly Statement[]) {
  const work = seen.subtasks.map(({ statement, source, status, due_date: dueDate }) => ({
    statement,
    source,
    status,
    dueDate,
  }));
  const phrases = phrasesOf(seen.project.description, statements, work, new Map());
  const wordsOf = (kind: 'excluded' | 'unclear') =>
    phrases
      .filter(({ state }) => state?.kind === kind)
      .map(({ text }) =>
        text
          .replace(/\s+/g, ' ')
          .replace(/^ ?[-–•*] /u, '')
          .trim(),
      )
      .filter((words) => words !== '');
  return { excluded: wordsOf('excluded'), questions: wordsOf('unclear') };
}

function pricedParts(parts: readonly Part[], ground: Ground, basis: QuoteBasis, terms: Terms) {
  const each = parts.map(({ name, hours }) => ({ name, ...hoursOf(hours, ground) }));
  const whole = hoursOf(
    parts.flatMap(({ hours }) => hours),
    ground,
  );
  const hours = whole[basis] ?? whole.guess;
  const price = terms.rate === null ? null : Math.round(hours * terms.rate);
  const shares = sharesOf(
    price ?? 0,
    each.map((part) => part[basis] ?? part.guess),
  );
  return {
    parts: each.map((part, index) => ({ ...part, price: price === null ? null : (shares[index] ?? 0) })),
    ...whole,
    hours,
    price,
  };
}

/** What a quote for the present plan of a project says. */
export async function contentOf(
  context: UserContext,
  projectId: string,
  { basis: wished, note }: { basis: QuoteBasis | null; note: string },
): Promise<QuoteContent> {
  const { db, userId } = context;
  const seen = await seeProject(context, projectId);
  const { project, subtasks } = seen;
  const statements = statementsKept(seen);
  const history = historyOf(await listDoneWork(db, userId), project.category);
  const basis = history ? (wished ?? 'p80') : 'guess';
  const terms = await termsOfProject(context, { clientId: project.client_id, projectId });
  const days = subtasks.flatMap(({ due_date }) => due_date ?? []).toSorted();
  const client = project.client_id && (await findClientName(db, userId, project.client_id));
  const share = project.client_id && (await promisesTo(context, project.client_id)).share;
  const factor = share ? share.factor : 1;
  return {
    project: project.name,
    client: client ?? null,
    ...pricedParts(partsOf(seen, statements), { history, factor }, basis, terms),
    comparableTasks: history?.ratios.length ?? null,
    ...(share && share.decided > 0 ? { promises: { kept: share.kept, decided: share.decided } } : {}),
    tasksWithoutHours: subtasks.filter(({ estimated_hours }) => !estimated_hours).length,
    basis,
    rate: terms.rate,
    currency: terms.currency,
    startsOn: project.start_date,
    finishesOn: days.at(-1) ?? project.due_date,
    ...leftOut(seen, statements),
    note: note.trim(),
  };
}
