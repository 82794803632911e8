import type { Project } from '@daymark/contract/projects';
import type { ProjectReading } from '@daymark/contract/readings';
import type { SaidFields, Statement } from '@daymark/domain/reading';
import { fieldsOf, isSayable } from '@daymark/domain/statements';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { readingQuery } from './queries.ts';

/** A line of a brief, and its corrected fields. */
export interface LineCorrection {
  statement: Statement;
  fields: SaidFields;
}

export type ReadProject = Pick<Project, 'id' | 'name' | 'description' | 'startDate' | 'dueDate'>;

/** The statement after a correction by the user. */
export const saidLine = ({ statement, fields }: LineCorrection): Statement => ({
  id: statement.id,
  words: statement.words,
  sure: true,
  statedBy: 'person',
  ...fields,
});

/** The key of corrections in progress. */
export const CORRECTING = ['readings', 'correct'];

/** The lines with one of them replaced. */
const withLine = (statements: Statement[], line: Statement): Statement[] =>
  statements.map((statement) => (statement.id === line.id ? line : statement));

/** Reverts a line: an earlier correction is sent again, otherwise the correction is removed. */
function sendAsBefore(projectId: string, madeFrom: string, line: Statement) {
  const params = { projectId, statement: line.id };
  const fields = fieldsOf(line);
  if (line.statedBy === 'person' && isSayable(fields))
    return api.readings.correct({ params, body: { madeFrom, ...fields } });
  return api.readings.takeBack({ params });
}

const correctingOf = (projectId: string) => [...CORRECTING, 'lines', projectId];

/** The corrections of a project's lines that are not answered yet, in the order in which they were made. */
const unanswered = (client: QueryClient, projectId: string): readonly LineCorrection[][] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: correctingOf(projectId), status: 'pending' })
    .flatMap(({ state }) => (state.variables ? [state.variables as LineCorrection[]] : []));

/**
 * Writes the server's answer into the cache. A query that was sent before the change could return the old lines, so it
 * is cancelled.
 */
async function keepAnswer(client: QueryClient, project: ReadProject, answer: ProjectReading): Promise<void> {
  const { queryKey } = readingQuery(project);
  await client.cancelQueries({ queryKey });
  client.setQueryData<ProjectReading>(queryKey, answer);
}

interface Outcome {
  /** Called with the lines before the correction. */
  onCorrected: (before: readonly Statement[]) => void;
  onError: (error: unknown) => void;
}

/**
 * Corrects lines: optimistically, reverted if the server refuses, one request after the other in the order of the
 * user's actions.
 */
export function useCorrectLines(project: ReadProject, { onCorrected, onError }: Outcome) {
  const client = useQueryClient();
  const { queryKey } = readingQuery(project);
  const show = (lines: readonly Statement[]) =>
    client.setQueryData<ProjectReading>(queryKey, (present) =>
      present?.reading
        ? {
            ...present,
            reading: { ...present.reading, statements: lines.reduce(withLine, present.reading.statements) },
          }
        : present,
    );
  return useMutation({
    mutationKey: correctingOf(project.id),
    scope: { id: `reading of ${project.id}` },
    mutationFn: async (said: readonly LineCorrection[]) => {
      for (const { statement, fields } of said) {
        const madeFrom = client.getQueryData<ProjectReading>(queryKey)?.madeFrom ?? '';
        const params = { projectId: project.id, statement: statement.id };
        const { data } = await api.readings.correct({ params, body: { madeFrom, ...fields } });
        await keepAnswer(client, project, data);
        // The answer knows nothing of what was said since.
        show(unanswered(client, project.id).flat().map(saidLine));
      }
    },
    onMutate: async (said) => {
      await client.cancelQueries({ queryKey });
      show(said.map(saidLine));
    },
    onSuccess: (_done, said) => onCorrected(said.map(({ statement }) => statement)),
    onError: (error, said) => {
      show(said.map(({ statement }) => statement));
      const others = unanswered(client, project.id).filter((one) => one !== said);
      show(others.flat().map(saidLine));
      void client.invalidateQueries({ queryKey });
      onError(error);
    },
  });
}

/** Reverts corrections of lines, the last one first. */
export function useLinesAsBefore(project: ReadProject) {
  const client = useQueryClient();
  const { queryKey } = readingQuery(project);
  return useMutation({
    mutationKey: CORRECTING,
    scope: { id: `reading of ${project.id}` },
    mutationFn: async (lines: readonly Statement[]) => {
      for (const line of lines.toReversed()) {
        const madeFrom = client.getQueryData<ProjectReading>(queryKey)?.madeFrom ?? '';
        const { data } = await sendAsBefore(project.id, madeFrom, line);
        await keepAnswer(client, project, data);
      }
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
