import { suggestedTask } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { LineCorrection } from '../../plan-data/use-correct-lines.ts';
import { sampleTask } from '../../testing/readings.ts';
import { SuggestedSteps } from './suggested-steps.tsx';

const OWN = { words: { text: '', start: 0, end: 0 }, sure: true, statedBy: 'reader' } as const;
const offered = (id: string, title: string) => ({
  ...OWN,
  id,
  kind: 'suggestion' as const,
  title,
  minutes: 45,
  library: { step: `moving-house/${id}`, done: null },
  after: [{ statement: 'pack', lag: null, each: false }],
});
const METERS = offered('13', 'Read the meters');
const PARKING = offered('10', 'Keep parking space free');
const PACK: Statement = { ...OWN, id: 'pack', ...sampleTask('Pack the kitchen') };

async function openSuggestions(statements: readonly Statement[]) {
  const onCorrect = vi.fn<(said: readonly LineCorrection[]) => void>();
  return {
    onCorrect,
    screen: await render(<SuggestedSteps statements={statements} context={{ onCorrect }} />),
  };
}

test('forgotten steps are offered, each added as a task of its own or turned down', async () => {
  const { screen, onCorrect } = await openSuggestions([PACK, METERS, PARKING]);
  await expect.element(screen.getByRole('heading', { name: 'People often forget' })).toBeVisible();
  await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Add: Read the meters' }).click();
  await screen.getByRole('button', { name: 'Not needed: Keep parking space free' }).click();
  await expect
    .poll(() => onCorrect.mock.calls)
    .toEqual([
      [[{ statement: METERS, fields: suggestedTask(METERS) }]],
      [[{ statement: PARKING, fields: { kind: 'excluded' } }]],
    ]);
  expect(suggestedTask(METERS)).toMatchObject({
    effort: { amount: 45, unit: 'minutes', said: false },
    after: METERS.after,
    library: METERS.library,
  });
});

test('where nothing is offered, nothing stands there', async () => {
  const { screen } = await openSuggestions([PACK]);
  await expect.poll(() => screen.container.textContent).toBe('');
});
