import type { VisitorPlan } from '@daymark/contract/visitor-plans';
import { plural, t } from '@daymark/words/t';
import { formatDayFrom, formatHours, withReadableDays } from '../../platform/format.ts';
import { copyOf, fill, part, within } from './elements.ts';
import { stripOf } from './strip.ts';

/** Today as the plan counts it: nothing begins before it. */
const todayOf = ({ project }: VisitorPlan): string => project.startDate;

function partRow({ id, title, hours, steps }: VisitorPlan['parts'][number]): HTMLElement {
  const row = fill(copyOf('own-part'), { title, hours: formatHours(hours) });
  row.dataset.part = id;
  const list = within(row, '[data-steps]');
  list.replaceChildren(
    ...steps.map((step) => {
      const item = document.createElement('li');
      item.textContent = step;
      return item;
    }),
  );
  return row;
}

function partRows({ parts }: VisitorPlan): HTMLElement[] {
  const [own, added] = [parts.filter(({ isOwn }) => isOwn), parts.filter(({ isOwn }) => !isOwn)];
  const heading = own.length > 0 && added.length > 0 ? [copyOf('own-added')] : [];
  return [...own.map(partRow), ...heading, ...added.map(partRow)];
}

function dayRow({ day, tasks }: VisitorPlan['days'][number], today: string): HTMLElement {
  const row = copyOf('own-day');
  within(row, 'dt').textContent =
    day === null ? t`Not placed` : day === today ? t`Today` : formatDayFrom(day, today);
  within(row, 'ul').replaceChildren(
    ...tasks.map(({ part: id, title, hours }) => {
      const task = fill(copyOf('own-task'), { title, hours: formatHours(hours) });
      task.dataset.part = id;
      return task;
    }),
  );
  return row;
}

/** Why it does not fit, if it does not. */
function tightRow({ problem, project }: VisitorPlan): HTMLElement[] {
  if (problem === null) return [];
  const row = copyOf('own-tight');
  row.textContent = withReadableDays(problem, project.startDate);
  return [row];
}

function factsOf(plan: VisitorPlan): string {
  const today = todayOf(plan);
  const { startDate, dueDate } = plan.project;
  const hours = plan.parts.reduce((sum, one) => sum + one.hours, 0);
  const from = formatDayFrom(startDate, today, 'short');
  const to = formatDayFrom(dueDate, today, 'short');
  return t`${from} to ${to} · ${formatHours(Math.round(hours * 4) / 4)} of work, guessed until you change it`;
}

function showSizes({ sizes, project }: VisitorPlan): void {
  for (const { depth, tasks } of sizes) {
    const label = document.querySelector(`[data-size="${depth}"]`);
    if (label) label.textContent = t`${plural(tasks, '# task')}`;
    const radio = document.querySelector<HTMLInputElement>(`input[name="own-depth"][value="${depth}"]`);
    if (radio) radio.checked = depth === project.depth;
  }
}

/** The facts of the plan that is shown. */
let facts = '';

export function showBusy(): void {
  part('own-plan').setAttribute('aria-busy', 'true');
  part('own-facts').textContent = t`Breaking it down and looking for its days…`;
}

/** Back to what was shown before, if there was anything. */
export function stopBusy(): void {
  part('own-plan').setAttribute('aria-busy', 'false');
  part('own-facts').textContent = facts;
}

/** Shows a plan in the place of the sample. */
export function showPlan(plan: VisitorPlan): void {
  const today = todayOf(plan);
  part('own-name').textContent = plan.project.name;
  facts = factsOf(plan);
  part('own-facts').textContent = facts;
  showSizes(plan);
  part('own-parts').replaceChildren(...partRows(plan));
  part('own-strip').replaceChildren(stripOf(plan));
  const list = copyOf('own-list');
  list.replaceChildren(...plan.days.map((day) => dayRow(day, today)));
  part('own-days').replaceChildren(...tightRow(plan), list);
}
