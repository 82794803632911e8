import type { ProjectDetails } from '@daymark/contract/projects';
import type { ProjectReading } from '@daymark/contract/readings';
import type { Statement } from '@daymark/domain/reading';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { readingQuery } from '../../plan-data/queries.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleTask } from '../../testing/readings.ts';
import { sampleProject } from '../../testing/samples.ts';
import { ProjectSuggested, ProjectUnderstood } from './project-lines.tsx';

const network = standInForNetwork();
const PROJECT: ProjectDetails = { ...sampleProject([]), description: 'Draw the logo' };
const OWN = { words: { text: '', start: 0, end: 0 }, sure: true, statedBy: 'reader' } as const;
const DRAW: Statement = { ...OWN, id: 'draw', ...sampleTask('Draw the logo') };
const OFFERED: Statement = {
  ...{ ...OWN, id: 'proof', kind: 'suggestion', title: 'Try the logo in one colour', minutes: 30, after: [] },
  library: { step: 'logo-design/6', done: null },
};
const READING: ProjectReading = {
  ...{ madeFrom: 'seen', engine: 'Built-in planner' },
  reading: { statements: [DRAW, OFFERED] },
};

async function openProject(isProposed: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  client.setQueryData<ProjectReading>(readingQuery(PROJECT).queryKey, READING);
  const onCorrected = vi.fn<(before: readonly Statement[]) => void>();
  const props = { project: PROJECT, today: '2026-11-23', onPoint: () => {}, onCorrected, onSeek: () => {} };
  const screen = await render(
    <QueryClientProvider client={client}>
      <ProjectUnderstood {...{ ...props, isProposed }} litId={undefined} unread={null} />
      {isProposed && (
        <section aria-label="Proposed plan">
          <ProjectSuggested {...props} />
        </section>
      )}
    </QueryClientProvider>,
  );
  return { screen, onCorrected };
}

test('while a plan is proposed, a forgotten step is offered with it alone, and one click adds it', async () => {
  const { screen, onCorrected } = await openProject(true);
  await expect
    .poll(() => screen.getByRole('region', { name: 'People often forget' }).elements())
    .toHaveLength(1);
  const proposed = screen.getByRole('region', { name: 'Proposed plan' });
  await proposed.getByRole('button', { name: 'Add: Try the logo in one colour' }).click();
  const put = await network.next();
  expect(put.request).toBe(`PUT /api/projects/${PROJECT.id}/reading/proof`);
  expect(put.body).toMatchObject({ kind: 'task', title: 'Try the logo in one colour' });
  put.answer(200, { success: true, data: READING });
  await expect.poll(() => onCorrected.mock.calls).toEqual([[[OFFERED]]]);
});

test('without a proposal it is offered beside what was understood', async () => {
  const { screen } = await openProject(false);
  await expect.element(screen.getByRole('button', { name: 'Add: Try the logo in one colour' })).toBeVisible();
});
