import type { Row } from './authorization-row.ts';
import type { Owner } from './owner.ts';

const inProject = (owner: Owner) => ({ projectId: owner.projectId });

const PLAN = {
  engine: 'built-in planner',
  feasible: true,
  neededHours: 1,
  availableHours: 6,
  certificate: null,
  remedies: [],
  assumptions: [],
  questions: [],
};

/** An acceptance that rejects everything. */
const emptyAcceptance = (madeFrom: string) => {
  return {
    madeFrom,
    rows: [],
    removed: [],
    held: [],
    dropped: [],
    order: [],
    depth: 'balanced',
    projectKind: null,
    plan: PLAN,
  };
};

const acceptedRow = {
  key: 'new',
  subtask: null,
  edited: [],
  task: {
    title: 'Mine',
    description: '',
    estimatedHours: 1,
    priority: 'Low',
    dueDate: null,
    tags: [],
    milestoneId: null,
    dependsOn: [],
    lags: [],
    source: null,
    playbook: null,
    proposed: null,
  },
};

/** Calls for the operations of plan proposals. */
export const PLAN_ROWS: Record<string, Row> = {
  'duplicates.create': {
    own: (owner) => ({
      params: { id: owner.projectId },
      body: { name: 'Again', startDate: '2027-01-04', dueDate: '2027-01-29' },
    }),
  },
  'templates.list': { own: () => ({}), ofOneself: true },
  'templates.create': { own: (owner) => ({ body: { projectId: owner.finishedProjectId, name: 'Again' } }) },
  'templates.start': {
    own: (owner) => ({
      params: { id: owner.templateId },
      body: { name: 'Again', startDate: '2027-01-04', dueDate: '2027-01-29' },
    }),
  },
  'templates.delete': { own: (owner) => ({ params: { id: owner.templateId } }) },
  'readings.get': { own: (owner) => ({ params: inProject(owner) }) },
  'readings.correct': {
    own: (owner) => ({
      params: { ...inProject(owner), statement: owner.line },
      body: { madeFrom: owner.readFrom, kind: 'note' },
    }),
  },
  'readings.takeBack': {
    own: (owner) => ({ params: { ...inProject(owner), statement: owner.line } }),
  },
  'planPreviews.show': {
    own: () => ({
      body: { name: 'Mine', description: 'Write 3 letters.', startDate: '2026-11-23', dueDate: '2026-12-11' },
    }),
    ofOneself: true,
  },
  'enquiries.answer': { own: () => ({ body: { text: 'Could you write 3 letters?' } }), ofOneself: true },
  'changeRequests.read': {
    own: (owner) => ({ params: inProject(owner), body: { mail: 'Could you add a map?' } }),
  },
  'changeRequests.accept': {
    own: (owner) => ({
      params: inProject(owner),
      body: { mail: 'Could you add a map?', madeFrom: owner.changeMadeFrom },
    }),
  },
  'planProposals.propose': { own: (owner) => ({ params: inProject(owner), body: {} }) },
  'planProposals.accept': {
    own: (owner) => ({ params: inProject(owner), body: emptyAcceptance(owner.planMadeFrom) }),
    mixed: (victim, attacker) => [
      {
        params: inProject(attacker),
        body: { ...emptyAcceptance(attacker.planMadeFrom), removed: [{ id: victim.subtaskId, version: 1 }] },
      },
      {
        params: inProject(attacker),
        body: { ...emptyAcceptance(attacker.planMadeFrom), held: [{ id: victim.subtaskId, version: 1 }] },
      },
      {
        params: inProject(attacker),
        body: {
          ...emptyAcceptance(attacker.planMadeFrom),
          rows: [{ ...acceptedRow, task: { ...acceptedRow.task, dependsOn: [victim.subtaskId] } }],
        },
      },
      {
        params: inProject(attacker),
        body: {
          ...emptyAcceptance(attacker.planMadeFrom),
          rows: [{ ...acceptedRow, task: { ...acceptedRow.task, milestoneId: victim.milestoneId } }],
        },
      },
    ],
  },
};
