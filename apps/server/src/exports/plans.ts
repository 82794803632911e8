import type { ExportFormat, ProjectsExport } from '@daymark/contract/exports';
import type { DownloadedFile } from '@daymark/contract/route';
import { languageNow, piecesInLanguage } from '@daymark/words/in-language';
import { PLAN_EXPORTS } from '../auth/limits.ts';
import { findProjectName } from '../db/own-project.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { inChunks, jsonChunks, type Piecewise } from '../http/json-pieces.ts';
import { exportProjects } from '../projects/export.ts';
import type { ExportScope } from '../projects/export-store.ts';
import { calendarChunks } from '../published-calendars/service.ts';
import { csvChunks } from './csv.ts';
import { markdownChunks } from './markdown.ts';
import { contentOf } from './snapshot.ts';

interface Written {
  extension: string;
  mediaType: string;
  chunks: (context: UserContext, scope: ExportScope) => AsyncIterable<string>;
}

const FORMATS: Record<ExportFormat, Written> = {
  csv: {
    extension: 'csv',
    mediaType: 'text/csv',
    chunks: (context, scope) => csvChunks(exportProjects(context, scope)),
  },
  markdown: {
    extension: 'md',
    mediaType: 'text/markdown',
    chunks: (context, scope) => markdownChunks(exportProjects(context, scope)),
  },
  ical: {
    extension: 'ics',
    mediaType: 'text/calendar',
    chunks: (context, scope) => calendarChunks(context, exportProjects(context, scope)),
  },
  json: {
    extension: 'json',
    mediaType: 'application/json',
    chunks: (context, scope) => jsonChunks(everyProject(context, scope)),
  },
};

const everyProject = (context: UserContext, scope: ExportScope): Piecewise<ProjectsExport> => ({
  exportedAt: context.now().toISOString(),
  projects: exportProjects(context, scope),
});

const NAME_MAX_LENGTH = 40;

/** The letters and digits of a name that every file system takes, "garden-fair"; empty if it has none. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX_LENGTH)
    .replace(/^-|-$/g, '');

async function exportPlans(
  context: UserContext,
  format: ExportFormat,
  { scope, name }: { scope: ExportScope; name: string },
): Promise<DownloadedFile> {
  const language = languageNow();
  const { extension, mediaType, chunks } = FORMATS[format];
  const words = ['daymark', slugOf(name), context.today].filter((word) => word !== '');
  return {
    filename: `${words.join('-')}.${extension}`,
    mediaType,
    content: await contentOf(context, {
      limit: PLAN_EXPORTS,
      chunks: (snapshot) => inChunks(piecesInLanguage(language, chunks(snapshot, scope))),
    }),
  };
}

/** All projects of a user but those in the trash, as one file. */
export const exportEveryProject = (context: UserContext, format: ExportFormat): Promise<DownloadedFile> =>
  exportPlans(context, format, { scope: 'without trash', name: 'projects' });

export async function exportProject(
  context: UserContext,
  projectId: string,
  format: ExportFormat,
): Promise<DownloadedFile> {
  const name = await findProjectName(context.db, context.userId, projectId);
  if (name === undefined) throw notFound('Project');
  return exportPlans(context, format, { scope: { projectId }, name });
}
