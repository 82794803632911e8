import { PROPOSALS_MAX_COUNT, TIMER_MINUTES_MAX } from '@daymark/domain/limits';
import { z } from 'zod';
import type { ToolCaller } from './caller.ts';
import { toTask } from './reading-tools.ts';
import { Refusal, tool } from './tool.ts';

const TaskId = z.uuid().describe('The id of a task, from today, search or project');

/** Ways to take back, by the first word of what `undo` is given. */
const UNDOINGS: Record<string, (caller: ToolCaller, id: string) => Promise<object>> = {
  change: async ({ api }, id) => (await api.planChanges.undo({ params: { id } })).data,
  completed: async ({ api }, id) => {
    const { subtask } = (await api.subtasks.change({ params: { id }, body: { status: 'Pending' } })).data;
    return { task: toTask(subtask) };
  },
  time: async ({ api }, id) => {
    await api.timers.undo({ params: { id } });
    // It runs again, as before it was stopped.
    const { subtask } = (await api.timers.discard()).data;
    return { task: toTask(subtask) };
  },
};

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
    run: async ({ taskId }, { api }) => {
      const body = { status: 'Completed' as const };
      const { subtask } = (await api.subtasks.change({ params: { id: taskId }, body })).data;
      return { task: toTask(subtask), undo: `completed ${taskId}` };
    },
  }),
  tool({
    name: 'log_time',
    title: 'Log time',
    description: 'Add minutes of work to a task, up to now. It counts as begun.',
    scope: 'write',
    input: z.object({ taskId: TaskId, minutes: z.int().min(1).max(TIMER_MINUTES_MAX) }),
    run: async ({ taskId, minutes }, { api }) => {
      const { timer } = (await api.timers.current()).data;
      if (timer) throw new Refusal(`A timer runs on “${timer.title}”. The person has to stop it first.`);
      await api.timers.start({ body: { subtaskId: taskId } });
      const stopped = (await api.timers.stop({ body: { minutes } })).data;
      const { actualHours } = stopped.subtask;
      return { task: { ...toTask(stopped.subtask), actualHours }, undo: `time ${stopped.id}` };
    },
  }),
  tool({
    name: 'undo',
    title: 'Undo',
    description: 'Take back what accept, complete or log_time did.',
    scope: 'write',
    isForChosenProjects: true,
    input: z.object({ undo: z.string().max(100).describe('What the tool gave under "undo"') }),
    run: ({ undo }, caller) => {
      const [way = '', id = ''] = undo.split(' ');
      const takeBack = Object.hasOwn(UNDOINGS, way) ? UNDOINGS[way] : undefined;
      if (!takeBack || !z.uuid().safeParse(id).success)
        throw new Refusal('Give exactly what accept, complete or log_time gave under "undo"');
      return takeBack(caller, id);
    },
  }),
];
