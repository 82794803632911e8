import { PROPOSALS_MAX_COUNT, TIME_NOTE_MAX_LENGTH, TIMER_MINUTES_MAX } from '@daymark/domain/limits';
import { z } from 'zod';
import type { ToolCaller } from './caller.ts';
import { Done, LoggedTime, TakenBack, Task } from './results.ts';
import { Refusal, tool } from './tool.ts';

const TaskId = z.uuid().describe('The id of a task, from today, search or project');

const Moment = z.iso
  .datetime({ offset: true, error: 'Give a date and time with its offset, as in 2026-11-20T09:30:00+01:00' })
  .describe('With its offset: 2026-11-20T09:30:00+01:00');

/** Ways to take back, by the first word of what `undo` is given. */
const UNDOINGS: Record<string, (caller: ToolCaller, id: string) => Promise<z.input<typeof TakenBack>>> = {
  change: async ({ api }, id) => (await api.planChanges.undo({ params: { id } })).data,
  completed: async ({ api }, id) => {
    const { subtask } = (await api.subtasks.change({ params: { id }, body: { status: 'Pending' } })).data;
    return { task: subtask };
  },
  time: async ({ api }, id) => {
    await api.timeEntries.delete({ params: { id } });
    return { deleted: id };
  },
};

interface Span {
  startedAt?: string | undefined;
  endedAt?: string | undefined;
  minutes?: number | undefined;
}

/** From two of start, end and minutes; minutes alone end now. */
function spanOf({ startedAt, endedAt, minutes }: Span, now: Date) {
  if ([startedAt, endedAt, minutes].every((part) => part !== undefined))
    throw new Refusal('Give startedAt and endedAt, or one of them with minutes, but not all three');
  const [start, end] = [startedAt, endedAt].map((text) => text && Date.parse(text));
  const length = minutes && minutes * 60_000;
  if (start && end) return { startedAt: new Date(start), endedAt: new Date(end) };
  if (!length) throw new Refusal('Give minutes, or startedAt and endedAt');
  if (start) return { startedAt: new Date(start), endedAt: new Date(start + length) };
  const until = end || now.getTime();
  return { startedAt: new Date(until - length), endedAt: new Date(until) };
}

export const WRITING_TOOLS = [
  tool({
    name: 'accept',
    title: 'Accept proposals',
    description:
      'Carry out proposals that the person has agreed to. Ask the person first: this changes their plans.',
    scope: 'write',
    input: z.object({
      proposalIds: z
        .array(z.string().regex(/^[\da-f-]{36}\.[\da-f-]{36}$/, 'Take the ids that the proposals were given'))
        .min(1)
        .max(PROPOSALS_MAX_COUNT),
    }),
    output: Done,
    run: async ({ proposalIds }, { api }) => {
      const done = [];
      for (const both of proposalIds) {
        const [id = '', proposalId = ''] = both.split('.');
        const { proposal } = (await api.chats.acceptProposal({ params: { id, proposalId } })).data;
        const { text, projectId, changeId } = proposal.result ?? {
          text: '',
          projectId: null,
          changeId: null,
        };
        done.push({ id: both, result: text, projectId, undo: changeId && `change ${changeId}` });
      }
      return { done };
    },
  }),
  tool({
    name: 'complete',
    title: 'Complete a task',
    description: 'Mark a task as completed.',
    scope: 'write',
    isForChosenProjects: true,
    input: z.object({ taskId: TaskId }),
    output: z.object({ task: Task, undo: z.string() }),
    run: async ({ taskId }, { api }) => {
      const body = { status: 'Completed' as const };
      const { subtask } = (await api.subtasks.change({ params: { id: taskId }, body })).data;
      return { task: subtask, undo: `completed ${taskId}` };
    },
  }),
  tool({
    name: 'log_time',
    title: 'Log time',
    description:
      'Add time that was worked on a task: minutes up to now, or from startedAt to endedAt, or minutes after startedAt or before endedAt.',
    scope: 'write',
    input: z.object({
      taskId: TaskId,
      minutes: z.int().min(1).max(TIMER_MINUTES_MAX).optional(),
      startedAt: Moment.optional(),
      endedAt: Moment.optional(),
      note: z.string().max(TIME_NOTE_MAX_LENGTH).optional().describe('What was done'),
    }),
    output: z.object({ entry: LoggedTime, undo: z.string() }),
    run: async ({ taskId, note, ...given }, { api, now }) => {
      const { startedAt, endedAt } = spanOf(given, now());
      const span = { startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
      const { entry } = (await api.timeEntries.create({ body: { subtaskId: taskId, ...span, note } })).data;
      const { title: task, projectName: project } = entry;
      return { entry: { ...entry, task, project }, undo: `time ${entry.id}` };
    },
  }),
  tool({
    name: 'undo',
    title: 'Undo',
    description: 'Take back what accept, complete or log_time did.',
    scope: 'write',
    isForChosenProjects: true,
    input: z.object({ undo: z.string().max(100).describe('What the tool gave under "undo"') }),
    output: TakenBack,
    run: ({ undo }, caller) => {
      const [way = '', id = ''] = undo.split(' ');
      const takeBack = Object.hasOwn(UNDOINGS, way) ? UNDOINGS[way] : undefined;
      if (!takeBack || !z.uuid().safeParse(id).success)
        throw new Refusal('Give exactly what accept, complete or log_time gave under "undo"');
      return takeBack(caller, id);
    },
  }),
];
