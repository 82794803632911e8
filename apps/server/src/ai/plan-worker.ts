import { type ConversationRequest, draftProject } from '@daymark/planner/conversation/draft';
import { type PlanRequest, planProject } from '@daymark/planner/plan';
import { factsOf } from '@daymark/planner/suggested/facts';
import { planSuggested, type Suggestion } from '@daymark/planner/suggested/plan';
import { daysSaid, type Said } from '@daymark/planner/suggested/said-days';

/** What a thread of the planner runs. */
export const plan = (request: PlanRequest) => planProject(request);
export const draft = (request: ConversationRequest) => draftProject(request);
export const facts = (request: PlanRequest) => factsOf(request);
export const days = (said: Said) => daysSaid(said);
export const suggested = ([request, suggestion]: [PlanRequest, Suggestion]) =>
  planSuggested(request, suggestion);
