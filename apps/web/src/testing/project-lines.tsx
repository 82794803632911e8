import type { ProjectDetails } from '@daymark/contract/projects';
import type { ProjectReading } from '@daymark/contract/readings';
import type { Reading, Statement } from '@daymark/domain/reading';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProjectUnderstood } from '../features/readings/project-lines.tsx';
import { ProjectUnsureLines } from '../features/readings/project-unsure-lines.tsx';
import { readingQuery } from '../plan-data/queries.ts';
import { LOGO_BRIEF, logoStatements } from './readings.ts';
import { sampleProject } from './samples.ts';

/** A project with the brief of a logo. */
export const PROJECT: ProjectDetails = { ...sampleProject([]), description: LOGO_BRIEF };
/** Its Reading, with one line that is not sure. */
export const READING = {
  madeFrom: 'seen',
  engine: 'Built-in planner',
  reading: { statements: logoStatements() },
};

/** The lines of the project, the unsure ones above. */
export async function openLines(beside: Partial<Reading> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  client.setQueryData<ProjectReading>(readingQuery(PROJECT).queryKey, {
    ...READING,
    reading: { ...READING.reading, ...beside },
  });
  const [onPoint, onCorrected] = [vi.fn(), vi.fn<(before: readonly Statement[]) => void>()];
  const props = { project: PROJECT, today: '2026-11-23', onPoint, onCorrected, onSeek: () => {} };
  const screen = await render(
    <QueryClientProvider client={client}>
      <ProjectUnsureLines {...props} />
      <ProjectUnderstood {...props} litId={undefined} isProposed={false} unread={<p>The brief</p>} />
    </QueryClientProvider>,
  );
  return { screen, client, onPoint, onCorrected };
}
