import { ACCOUNT_ROWS } from './account-rows.ts';
import type { Row } from './authorization-row.ts';
import { BILLING_ROWS } from './billing-rows.ts';
import { CALENDAR_ROWS } from './calendar-rows.ts';
import { CHAT_ROWS } from './chat-rows.ts';
import { CLIENT_LINK_ROWS } from './client-link-rows.ts';
import { CLIENT_ROWS } from './client-rows.ts';
import { EXPORT_ROWS } from './export-rows.ts';
import { IMPORT_ROWS } from './import-rows.ts';
import { LANGUAGE_MODEL_ROWS } from './language-model-rows.ts';
import { LOG_IN_KEY_ROWS } from './log-in-key-rows.ts';
import type { Owner } from './owner.ts';
import { PLAN_ROWS } from './plan-rows.ts';
import { PUSH_ROWS } from './push-rows.ts';
import { REMINDER_ROWS } from './reminder-rows.ts';
import { SERVER_ROWS } from './server-rows.ts';
import { WEBHOOK_ROWS } from './webhook-rows.ts';

const project = (owner: Owner) => ({ id: owner.projectId });
const inProject = (owner: Owner) => ({ projectId: owner.projectId });
const subtask = (owner: Owner) => ({ id: owner.subtaskId });
const HOUR = { startedAt: '2026-11-19T09:00:00.000Z', endedAt: '2026-11-19T10:00:00.000Z' };
/** A call for each operation of signed-in users. The suite fails if one is missing. */
export const ROWS: Record<string, Row> = {
  ...PLAN_ROWS,
  ...ACCOUNT_ROWS,
  ...LOG_IN_KEY_ROWS,
  ...EXPORT_ROWS,
  ...BILLING_ROWS,
  ...CALENDAR_ROWS,
  ...CLIENT_LINK_ROWS,
  ...CHAT_ROWS,
  ...CLIENT_ROWS,
  ...PUSH_ROWS,
  ...REMINDER_ROWS,
  ...SERVER_ROWS,
  ...LANGUAGE_MODEL_ROWS,
  ...WEBHOOK_ROWS,
  ...IMPORT_ROWS,
  'notifications.list': { own: () => ({}), ofOneself: true },
  'notifications.read': { own: (owner) => ({ params: { id: owner.notificationId } }) },
  'notifications.readAll': { own: () => ({}), ofOneself: true },
  'projects.list': { own: () => ({ query: { limit: '100' } }), ofOneself: true },
  'search.projects': { own: () => ({ query: { query: 'secret', limit: '100' } }), ofOneself: true },
  'search.subtasks': { own: () => ({ query: { query: 'secret', limit: '100' } }), ofOneself: true },
  'projects.stats': { own: () => ({}), ofOneself: true },
  'projects.overview': { own: () => ({}), ofOneself: true },
  'projects.get': { own: (owner) => ({ params: project(owner) }) },
  'projects.create': {
    own: () => ({ body: { name: 'New', startDate: '2026-11-23', dueDate: '2026-12-01' } }),
    ofOneself: true,
    mixed: (victim) => [
      {
        body: {
          id: victim.projectId,
          userId: victim.userId,
          user_id: victim.userId,
          name: 'Mine',
          startDate: '2026-11-23',
          dueDate: '2026-12-01',
        },
      },
      {
        body: {
          name: 'Mine',
          startDate: '2026-11-23',
          dueDate: '2026-12-01',
          clientId: victim.clientId,
        },
      },
    ],
  },
  'projects.change': {
    own: (owner) => ({ params: project(owner), body: { name: 'Renamed' } }),
    mixed: (victim, attacker) => [
      { params: project(attacker), body: { id: victim.projectId, userId: victim.userId, name: 'Mine' } },
      { params: project(attacker), body: { clientId: victim.clientId } },
    ],
  },
  'projects.setProgress': { own: (owner) => ({ params: project(owner), body: { progress: 40 } }) },
  'projects.delete': { own: (owner) => ({ params: project(owner) }) },
  'milestones.list': { own: (owner) => ({ params: inProject(owner) }) },
  'milestones.create': {
    own: (owner) => ({ params: inProject(owner), body: { name: 'Another', dueDate: '2026-12-02' } }),
    mixed: (victim, attacker) => [
      {
        params: inProject(attacker),
        body: { id: victim.milestoneId, projectId: victim.projectId, name: 'Mine', dueDate: '2026-12-02' },
      },
      {
        params: inProject(attacker),
        body: { name: 'Mine', dueDate: '2026-12-02', subtaskIds: [attacker.subtaskId, victim.subtaskId] },
      },
    ],
  },
  'milestones.change': {
    own: (owner) => ({ params: { id: owner.milestoneId }, body: { name: 'Renamed' } }),
    mixed: (victim, attacker) => [
      { params: { id: attacker.milestoneId }, body: { projectId: victim.projectId, name: 'Moved' } },
    ],
  },
  'milestones.delete': { own: (owner) => ({ params: { id: owner.milestoneId } }) },
  'trash.list': { own: () => ({}), ofOneself: true },
  'trash.restore': { own: (owner) => ({ params: { id: owner.trashedProjectId } }) },
  'trash.delete': { own: (owner) => ({ params: { id: owner.trashedProjectId } }) },
  'trash.empty': { own: () => ({}), ofOneself: true },
  'subtasks.trash': { own: (owner) => ({ params: inProject(owner) }) },
  'subtasks.stats': {
    own: (owner) => ({ query: { projectId: owner.projectId } }),
    ofOneself: true,
    mixed: (victim) => [{ query: { projectId: victim.projectId } }],
  },
  'subtasks.list': { own: (owner) => ({ params: inProject(owner) }) },
  'subtasks.create': {
    own: (owner) => ({
      params: inProject(owner),
      body: { title: 'Another', milestoneId: owner.milestoneId, dependsOn: [owner.subtaskId] },
    }),
    mixed: (victim, attacker) => [
      { params: inProject(attacker), body: { title: 'Mine', milestoneId: victim.milestoneId } },
      {
        params: inProject(attacker),
        body: { title: 'Mine', dependsOn: [attacker.subtaskId, victim.subtaskId] },
      },
      { params: inProject(attacker), body: { title: 'Mine', projectId: victim.projectId } },
    ],
  },
  'subtasks.generate': { own: (owner) => ({ params: inProject(owner), body: { regenerate: true } }) },
  'subtasks.change': {
    own: (owner) => ({ params: subtask(owner), body: { title: 'Renamed' } }),
    mixed: (victim, attacker) => [
      { params: subtask(attacker), body: { milestoneId: victim.milestoneId } },
      { params: subtask(attacker), body: { dependsOn: [victim.subtaskId] } },
      { params: subtask(attacker), body: { projectId: victim.projectId, title: 'Moved' } },
    ],
  },
  'subtasks.breakDown': {
    own: (owner) => ({
      params: subtask(owner),
      body: {
        steps: [
          { title: 'Mine', minutes: 30 },
          { title: 'Other', minutes: 30 },
        ],
      },
    }),
  },
  'subtasks.delete': { own: (owner) => ({ params: subtask(owner) }) },
  'subtasks.changeMany': {
    own: (owner) => ({
      params: inProject(owner),
      body: { changes: [{ id: owner.subtaskId, priority: 'Low' }] },
    }),
    mixed: (victim, attacker) => [
      { params: inProject(attacker), body: { changes: [{ id: victim.subtaskId, status: 'Completed' }] } },
      { params: inProject(victim), body: { changes: [{ id: attacker.subtaskId, status: 'Completed' }] } },
    ],
  },
  'subtasks.deleteMany': {
    own: (owner) => ({ params: inProject(owner), body: { ids: [owner.otherSubtaskId] } }),
    mixed: (victim, attacker) => [
      { params: inProject(attacker), body: { ids: [victim.subtaskId] } },
      { params: inProject(victim), body: { ids: [attacker.subtaskId] } },
    ],
  },
  'subtasks.restoreMany': {
    own: (owner) => ({ params: inProject(owner), body: { ids: [owner.deletedSubtaskId] } }),
    mixed: (victim, attacker) => [
      { params: inProject(attacker), body: { ids: [victim.deletedSubtaskId] } },
      { params: inProject(victim), body: { ids: [attacker.deletedSubtaskId] } },
    ],
  },
  'subtasks.restore': { own: (owner) => ({ params: { id: owner.deletedSubtaskId } }) },
  'planViews.show': { own: () => ({ query: { from: '2026-11-20', to: '2026-12-20' } }), ofOneself: true },
  'planViews.days': {
    own: (owner) => ({ query: { from: '2026-11-20', to: '2026-12-20', projectId: owner.projectId } }),
  },
  'series.list': { own: (owner) => ({ params: inProject(owner) }) },
  'series.create': {
    own: (owner) => ({
      params: inProject(owner),
      body: { title: 'Sweep', rule: 'FREQ=DAILY;COUNT=2', startsOn: '2026-11-24' },
    }),
  },
  'series.change': {
    own: (owner) => ({ params: { id: owner.seriesId }, body: { title: 'Sweep', from: '2026-12-04' } }),
    mixed: (victim, attacker) => [
      {
        params: { id: attacker.seriesId },
        body: { id: victim.seriesId, projectId: victim.projectId, title: 'Sweep' },
      },
    ],
  },
  'series.end': { own: (owner) => ({ params: { id: owner.seriesId } }) },
  'calibration.show': { own: () => ({}), ofOneself: true },
  'timers.current': { own: () => ({}), ofOneself: true },
  'timers.start': {
    own: (owner) => ({ body: { subtaskId: owner.otherSubtaskId } }),
    mixed: (victim) => [{ body: { subtaskId: victim.subtaskId } }],
  },
  'timers.stop': { own: () => ({ body: { minutes: 5 } }) },
  'timers.discard': { own: () => ({}) },
  'timers.undo': { own: (owner) => ({ params: { id: owner.stoppedTimerId } }) },
  'timeEntries.week': { own: () => ({ query: { from: '2026-11-16' } }), ofOneself: true },
  'timeEntries.create': {
    own: (owner) => ({ body: { ...HOUR, subtaskId: owner.subtaskId } }),
    mixed: (victim) => [{ body: { ...HOUR, subtaskId: victim.subtaskId } }],
  },
  'timeEntries.change': {
    own: (owner) => ({ params: { id: owner.stoppedTimerId }, body: { span: HOUR } }),
    mixed: (victim, attacker) => [
      { params: { id: attacker.stoppedTimerId }, body: { subtaskId: victim.subtaskId } },
      { params: { id: victim.stoppedTimerId }, body: { subtaskId: attacker.subtaskId } },
    ],
  },
  'timeEntries.delete': { own: (owner) => ({ params: { id: owner.stoppedTimerId } }) },
  'replans.lint': { own: (owner) => ({ params: inProject(owner) }) },
  'replans.early': { own: () => ({}), ofOneself: true },
  'replans.outlook': { own: () => ({}), ofOneself: true },
  'replans.preview': {
    own: (owner) => ({ query: { projectId: owner.projectId } }),
    mixed: () => [{}],
  },
  'replans.apply': {
    own: (owner) => ({ body: { projectId: owner.projectId, stamp: owner.replanStamp } }),
    mixed: (victim, attacker) => [
      { body: { projectId: victim.projectId, stamp: attacker.replanStamp } },
      { body: { stamp: victim.replanStamp, how: 'to-today' } },
    ],
  },
  'planChanges.undo': { own: (owner) => ({ params: { id: owner.planChangeId } }) },
};
