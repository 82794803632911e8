import { planProject } from '../plan.ts';
import type { PlannedTask } from '../shape.ts';
import type { ConversationProject, ConversationRequest } from './conversation.ts';
import { readConversation } from './read.ts';

export type { ConversationRequest } from './conversation.ts';

export interface ConversationDraft {
  project: ConversationProject;
  tasks: PlannedTask[];
}

/** Whose hours they are is asked when the project is made: a draft shows what is to be done, not when. */
const USUAL_WEEK = { weekdays: [1, 2, 3, 4, 5] as const, hoursPerDay: 6 };

/** The project of a conversation with what is to be done for it; undefined when there is none in it. */
export function draftProject(request: ConversationRequest): ConversationDraft | undefined {
  const project = readConversation(request);
  if (!project) return undefined;
  const { assumptions: _, ...brief } = project;
  const { tasks } = planProject({
    ...brief,
    milestones: brief.milestones.map((milestone, index) => ({ id: `m${index + 1}`, ...milestone })),
    today: request.today,
    locale: request.locale,
    kept: [],
    calendar: { ...USUAL_WEEK, weekdays: [...USUAL_WEEK.weekdays], daysOff: [], busyHours: {} },
  });
  return { project, tasks };
}
