import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';
import { languageOf } from '@daymark/language/detect';
import { tokensIn } from '@daymark/language/tokens';
import { type Plan, type PlanRequest, planProject } from '../plan.ts';
import { readBrief } from '../read/read.ts';
import { type Ask, asksOf } from './asks.ts';
import { ownWords } from './mail.ts';

/** What a mail asks for, with its cost. */
export interface CostedAsk extends Ask {
  /** Hours that it adds to the plan; negative for dropped work, 0 if they are not known. */
  hours: number;
}

export interface Change {
  asks: CostedAsk[];
  /** The plan with everything that can be planned: new work added, dropped work left out, the new due date. */
  plan: Plan;
  /** Its last day of work. */
  date: Day | null;
}

/** Between the brief and the mail that changes it. */
const GAP = '\n\n';

/** A statement of the mail as work behind the brief. */
function asWork({ statement }: Ask, shift: number): Statement {
  const { text, start, end } = statement.words;
  const words = { text, start: start + shift, end: end + shift };
  const id = `mail-${statement.id}`;
  if (statement.kind === 'task') return { ...statement, id, words, after: [] };
  return {
    ...{ id, words, sure: false, statedBy: statement.statedBy, kind: 'task', title: text },
    ...{ parts: null, effort: null, pace: null, apart: null, on: [], from: null, by: null, weekdays: [] },
    ...{ except: [], exceptWeekdays: [], windows: [], after: [], optional: false },
  };
}

/** The Reading of a brief with what a mail asks for: dropped statements are excluded, new work comes last. */
function changed(reading: Reading, asks: readonly Ask[], shift: number): Reading {
  const dropped = new Set(asks.flatMap(({ kind, about }) => (kind === 'dropped' ? about : [])));
  const statements = reading.statements.map(
    (one): Statement =>
      dropped.has(one.id)
        ? { id: one.id, words: one.words, sure: true, statedBy: one.statedBy, kind: 'excluded' }
        : one,
  );
  const added = asks.filter(({ kind }) => kind === 'new').map((ask) => asWork(ask, shift));
  return { ...reading, statements: [...statements, ...added] };
}

const hoursOf = ({ tasks }: Plan, statement: string): number =>
  tasks.reduce((sum, task) => sum + (task.statement === statement ? task.estimatedHours : 0), 0);

/**
 * Reads a mail about a project with the built-in reader, sets it beside the brief, and plans both together. Pure and
 * deterministic.
 */
export function changeByMail(request: Omit<PlanRequest, 'reading'>, whole: string): Change {
  const mail = ownWords(whole);
  const { name, description, today, dueDate, locale } = request;
  const setting = { name, today, dueDate, locale };
  const brief = readBrief({ ...setting, description, startDate: request.startDate });
  const reading = readBrief({ ...setting, description: mail, startDate: today });
  const language = languageOf(mail);
  const tokens = tokensIn(mail, { today, from: today, to: dueDate, locale, language });
  const asks = asksOf({ mail, language, tokens, dueDate, reading, brief });
  const before = planProject({ ...request, reading: brief });
  const plan = planProject({
    ...request,
    description: `${description}${GAP}${mail}`,
    dueDate: asks.findLast(({ due }) => due !== null)?.due ?? dueDate,
    reading: changed(brief, asks, description.length + GAP.length),
  });
  const hours = ({ kind, statement, about }: Ask): number => {
    if (kind === 'new') return hoursOf(plan, `mail-${statement.id}`);
    return kind === 'dropped' ? -about.reduce((sum, id) => sum + hoursOf(before, id), 0) : 0;
  };
  return {
    asks: asks.map((ask) => ({ ...ask, hours: hours(ask) })),
    plan,
    date:
      plan.tasks
        .flatMap(({ dueDate: day }) => day ?? [])
        .sort()
        .at(-1) ?? null,
  };
}
