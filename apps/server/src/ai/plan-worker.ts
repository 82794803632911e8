import { type ConversationRequest, draftProject } from '@daymark/planner/conversation/draft';
import { lint } from '@daymark/planner/lint/lint';
import { type PlanRequest, planProject } from '@daymark/planner/plan';
import { type ReplanRequest, replan } from '@daymark/planner/replan/replan';
import { waysOut } from '@daymark/planner/replan/ways-out';
import { factsOf } from '@daymark/planner/suggested/facts';
import { planSuggested, type Suggestion } from '@daymark/planner/suggested/plan';
import { holdProject, type SuggestedProject } from '@daymark/planner/suggested/project';

/** What a thread of the planner runs. */
export const plan = (request: PlanRequest) => planProject(request);
export const draft = (request: ConversationRequest) => draftProject(request);
export const facts = (request: PlanRequest) => factsOf(request);
export const suggested = ([request, suggestion]: [PlanRequest, Suggestion]) =>
  planSuggested(request, suggestion);
export const hold = ([request, suggested]: [ConversationRequest, SuggestedProject]) =>
  holdProject(request, suggested);
export const newDays = (request: ReplanRequest) => replan(request);
export const ways = ([request, projectId, unplaced]: [ReplanRequest, string, string[] | undefined]) =>
  waysOut(request, projectId, unplaced);
export const findings = ([request, projectId]: [ReplanRequest, string]) => lint(request, projectId);
