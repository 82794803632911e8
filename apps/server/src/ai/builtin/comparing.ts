import { daysBetween } from '@daymark/domain/dates';
import { hoursToDo } from '@daymark/domain/load';
import { dayOf } from './days-said.ts';
import { projectIn, thingLine, thingLink } from './named-things.ts';
import { isOf } from './names.ts';
import {
  type AnswerContext,
  choices,
  hoursIn,
  list,
  paragraphs,
  projectLink,
  taskLink,
} from './overview-answers.ts';
import { periodOf } from './period.ts';
import type { ParsedText } from './read.ts';
import { dayWords } from './words.ts';

/** Which of two things comes first. */
export async function order(context: AnswerContext, { names }: ParsedText): Promise<string> {
  const { words, today } = context;
  const unclear = names.find(({ things }) => things.length > 1);
  if (unclear)
    return choices(
      words,
      unclear.things.map((one) => thingLine(one, context)),
    );
  const all = names.flatMap(({ things }) => things);
  // "The go live of the bakery": the project only narrows the choice.
  const compared = all.filter(
    (thing, at) =>
      thing.kind !== 'project' ||
      !all.some((one, other) => Math.abs(other - at) === 1 && isOf(one, thing.id)),
  );
  const day = dayWords(words, today);
  const lines = compared.map((one) => {
    const date = dayOf(one);
    return `${thingLink(one)}: ${date ? day(date) : words.noDueDate}`;
  });
  const [first, second] = compared;
  const [one, other] = [first && dayOf(first), second && dayOf(second)];
  if (!first || !second || !one || !other) return list(lines);
  const days = daysBetween(other, one);
  return paragraphs(words.comesAfter(thingLink(first), thingLink(second), days), list(lines));
}

/** Open tasks with the same name, counted. */
export async function several(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { words } = context;
  const shared = parsed.names.flatMap(({ things }) => (things.length > 1 ? things : []));
  const tasks = [...new Set(shared)].flatMap((one) =>
    one.kind === 'task' && one.task.status !== 'Completed' ? [one] : [],
  );
  const hours = hoursToDo(tasks.map(({ task }) => task));
  if (tasks.length === 0) return words.nothingOpen;
  return paragraphs(
    words.openSome(words.tasks(tasks.length), hoursIn(words, hours)),
    list(tasks.map((one) => thingLine(one, context))),
  );
}

/** Completed tasks that took longer than estimated. */
export async function misjudged(
  { lookUp, words, today }: AnswerContext,
  parsed: ParsedText,
): Promise<string> {
  const [project, period] = [projectIn(parsed), periodOf(parsed, true)];
  const filter = [
    'status:done',
    ...(project ? [`project:${project.id}`] : []),
    ...(period ? [`from:${period.from} to:${period.to}`] : []),
  ];
  const { tasks } = await lookUp('work', filter.join(' '));
  const longer = tasks.flatMap((task) => {
    const [spent, estimated] = [task.actualHours ?? 0, task.estimatedHours ?? 0];
    return estimated > 0 && spent > estimated ? [{ task, spent, estimated }] : [];
  });
  const lines = longer
    .toSorted((one, other) => other.spent - other.estimated - (one.spent - one.estimated))
    .map(
      ({ task, spent, estimated }) =>
        `${taskLink(task)}: ${words.spentOf(words.hours(spent), words.hours(estimated))} ${words.difference(words.hours(spent - estimated), 1)}`,
    );
  const day = dayWords(words, today);
  const scope = [
    ...(project ? [projectLink(project)] : []),
    ...(period ? [words.fromTo(day(period.from), day(period.to))] : []),
  ].join(', ');
  return lines.length === 0
    ? words.noneLonger(scope)
    : paragraphs(words.someLonger(scope, words.tasks(lines.length)), list(lines));
}
