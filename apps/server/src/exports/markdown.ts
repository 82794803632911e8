import { durationText } from '@daymark/domain/durations';
import { t } from '@daymark/words/t';
import type { ExportedPieces } from '../projects/export.ts';

/** Text of the user as one line of plain text: none of it is markup or HTML, and it makes no list or heading. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]()<>#|~!&]/g, '\\$&')
    .replace(/^([+\-=]|\d+(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`))
    // Addresses are shown and lead nowhere.
    .replace(/\b(https?|mailto):/gi, '$1\\:')
    .replaceAll('@', '\\@');

/** Several lines of the user as a quotation. */
const quoted = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `> ${plain(line)}`.trimEnd())
    .join('\n');

type ExportedSubtask = ExportedPieces['subtasks'] extends AsyncIterable<infer Subtask> ? Subtask : never;

function subtaskLine({ title, status, dueDate, dueTime, estimatedHours, tags }: ExportedSubtask): string {
  const facts = [
    ...(status === 'In Progress' ? [t`in progress`] : []),
    ...(dueDate ? [t`due ${dueTime ? `${dueDate} ${dueTime}` : dueDate}`] : []),
    ...(estimatedHours ? [durationText(estimatedHours)] : []),
    ...tags.map((tag) => `#${plain(tag)}`),
  ];
  const more = facts.length > 0 ? ` (${facts.join(', ')})` : '';
  return `- [${status === 'Completed' ? 'x' : ' '}] ${plain(title)}${more}\n`;
}

const STATES = {
  Pending: () => t`pending`,
  'In Progress': () => t`in progress`,
  Completed: () => t`completed`,
};

function* headOf({
  name,
  startDate,
  dueDate,
  status,
  progress,
  description,
  milestones,
  plan,
}: ExportedPieces) {
  const facts = [t`${startDate} to ${dueDate}`, STATES[status](), `${progress} %`];
  yield `# ${plain(name)}\n\n${facts.join(', ')}\n`;
  if (description.trim() !== '') yield `\n${quoted(description)}\n`;
  if (milestones.length > 0) yield `\n## ${t`Milestones`}\n\n`;
  for (const milestone of milestones) yield `- ${plain(milestone.name)}: ${milestone.dueDate}\n`;
  const waits = plan?.waits ?? [];
  if (waits.length > 0) yield `\n## ${t`Waiting for others`}\n\n`;
  for (const { title, who, from, to } of waits)
    yield `- ${plain(title)}${who ? ` (${plain(who)})` : ''}${from || to ? `: ${from && to ? t`${from} to ${to}` : (from ?? to)}` : ''}\n`;
}

/** A heading for each project, with its facts and its subtasks as a list of boxes; without the deleted ones. */
export async function* markdownChunks(projects: AsyncIterable<ExportedPieces>): AsyncGenerator<string> {
  let separator = '';
  for await (const project of projects) {
    yield separator;
    separator = '\n';
    yield* headOf(project);
    let heading = `\n## ${t`Tasks`}\n\n`;
    for await (const subtask of project.subtasks) {
      if (subtask.deletedAt !== null) continue;
      yield heading + subtaskLine(subtask);
      heading = '';
    }
  }
}
