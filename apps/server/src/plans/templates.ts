import { randomUUIDv7 } from 'node:crypto';
import type { ExportedTemplate } from '@daymark/contract/exports';
import type { ProjectCopy } from '@daymark/contract/project-copies';
import type { Template } from '@daymark/contract/templates';
import { withAlias } from '@daymark/contract/values';
import { daysBetween } from '@daymark/domain/dates';
import { TEMPLATES_MAX_COUNT } from '@daymark/domain/limits';
import { sumHours } from '@daymark/domain/load';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { PlanningContext } from '../ai/service.ts';
import { planningCalendar } from '../calendars/service.ts';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { fitProject } from '../replans/placing.ts';
import { brokenDownAs, copyOriginal, type Original } from './duplicating.ts';
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  type TemplateContent,
  type TemplateRow,
} from './template-store.ts';

const toTemplate = ({ id, name, content, created_at: createdAt }: TemplateRow): Template =>
  withAlias({
    id,
    name,
    days: daysBetween(content.project.start_date, content.project.due_date),
    tasks: content.subtasks.length,
    hours: sumHours(content.subtasks.map((row) => row.estimated_hours)),
    milestones: content.milestones.length,
    createdAt: instant(createdAt),
  });

export const templatesOf = async ({ db, userId }: UserContext): Promise<Template[]> =>
  (await listTemplates(db, userId)).map(toTemplate);

/** The templates for an export, with what they hold. */
export async function everyTemplate({ db, userId }: UserContext): Promise<ExportedTemplate[]> {
  return (await listTemplates(db, userId)).map((row) => {
    const { project, milestones, subtasks } = row.content;
    const dayOf = (date: string | null) => (date === null ? null : daysBetween(project.start_date, date));
    return {
      ...toTemplate(row),
      description: project.description,
      milestoneList: milestones.map(({ name, due_date: dueDate }) => ({ name, day: dayOf(dueDate) ?? 0 })),
      subtasks: subtasks.map(({ title, description, estimated_hours: hours, due_date: dueDate }) => ({
        title,
        description,
        hours,
        day: dayOf(dueDate),
      })),
    };
  });
}

type Row = Awaited<ReturnType<typeof seeProject>>['subtasks'][number];

/** A subtask as it is to be done again: with the hours that it took, and free to be moved. */
const asDone = (row: Row): Original['subtasks'][number] => ({
  id: row.id,
  milestone_id: row.milestone_id,
  title: row.title,
  description: row.description,
  priority: row.priority,
  tags: row.tags,
  due_date: row.due_date,
  due_time: row.due_time,
  earliest_on: row.earliest_on,
  latest_on: row.latest_on,
  ai_generated: row.ai_generated,
  source: row.source,
  playbook: row.playbook,
  statement: row.statement,
  repeat: row.repeat,
  proposed: row.proposed,
  depends_on: row.depends_on,
  lags: row.lags,
  position: row.position,
  estimated_hours: row.actual_hours ?? row.estimated_hours,
  guessed: row.guessed && row.actual_hours === null,
  // Hours that were logged are not to be replaced by a new estimate.
  edited_at: row.actual_hours === null ? row.edited_at : (row.edited_at ?? String(row.updated_at)),
  pinned: false,
  dated_at: null,
});

/** Makes a template of a finished project. */
export async function makeTemplate(
  context: UserContext,
  { projectId, name }: { projectId: string; name: string },
) {
  const { db, userId, today, now, once } = context;
  const { project, milestones, subtasks } = await seeProject(context, projectId);
  if (project.status !== 'Completed')
    throw new AppError('conflict', t`Only a finished project can become a template.`);
  const { working } = await planningCalendar(db, { userId, projectId, from: today, to: today });
  const content: TemplateContent = {
    weekdays: [...working.weekdays],
    project: {
      name: project.name,
      description: project.description,
      start_date: project.start_date,
      due_date: project.due_date,
      due_time: project.due_time,
      priority: project.priority,
      category: project.category,
      tags: project.tags,
      weekdays: project.weekdays,
      hours_per_day: project.hours_per_day,
      client_id: null,
      reading: project.reading,
      corrections: project.corrections,
      proposed: brokenDownAs(project),
    },
    milestones: milestones.map(({ id, name: called, due_date }) => ({ id, name: called, due_date })),
    subtasks: subtasks.map(asDone),
  };
  return once(async (trx) => {
    const written = await insertTemplate(trx, userId, { id: randomUUIDv7(), name, content }, now());
    if (!written) throw new AppError('conflict', t`You can have at most ${TEMPLATES_MAX_COUNT} templates`);
    return { template: toTemplate(written) };
  });
}

export async function removeTemplate({ db, userId }: UserContext, id: string) {
  if (!(await deleteTemplate(db, { userId, id }))) throw notFound('Template');
  return { message: t`Template deleted successfully`, data: { id } };
}

/** Starts a project from a template. What does not fit on its new days is moved by the scheduler. */
export async function startFromTemplate(
  context: PlanningContext,
  id: string,
  wish: z.output<typeof ProjectCopy>,
) {
  const { db, userId } = context;
  const template = await findTemplate(db, { userId, id });
  if (!template) throw notFound('Template');
  const { weekdays, ...original } = template.content;
  const plan = async (trx: Database, inserted: SeenProject) => {
    const own = { ...context, db: trx };
    const { id: projectId } = inserted.project;
    await fitProject(own, projectId);
    return seeProject(own, projectId);
  };
  return copyOriginal(context, original, { wish, weekdays, plan });
}
