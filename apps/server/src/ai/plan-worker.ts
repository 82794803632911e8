import { type ConversationRequest, draftProject } from '@daymark/planner/conversation/draft';
import { type PlanRequest, planProject } from '@daymark/planner/plan';

/** What a thread of the planner runs. */
export const plan = (request: PlanRequest) => planProject(request);
export const draft = (request: ConversationRequest) => draftProject(request);
