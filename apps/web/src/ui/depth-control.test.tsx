import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DepthControl } from './depth-control.tsx';

const BREAKDOWN = {
  depth: 'balanced' as const,
  kind: { id: 'mobile-app', name: 'Mobile app' },
  isSure: false,
  others: [{ id: 'saas-feature', name: 'SaaS feature' }],
  sizes: [
    { depth: 'as-written' as const, tasks: 5, hours: 9 },
    { depth: 'balanced' as const, tasks: 24, hours: 118 },
    { depth: 'detailed' as const, tasks: 41, hours: 118 },
  ],
};

async function open(breakdown: Parameters<typeof DepthControl>[0]['breakdown'] = BREAKDOWN) {
  const [onDepth, onKind] = [vi.fn<(depth: string) => void>(), vi.fn<(kind: string) => void>()];
  const screen = await render(
    <DepthControl
      {...{ breakdown, onDepth, onKind }}
      depth={breakdown.depth}
      projectKind={null}
      availableHours={340}
    />,
  );
  return { screen, onDepth, onKind };
}

test('each depth says what it comes to, the chosen one also of how much', async () => {
  const { screen, onDepth } = await open();
  await expect
    .element(screen.getByRole('radio', { name: 'Balanced 24 tasks · 118 h of 340 h' }))
    .toBeChecked();
  await screen.getByText('Detailed', { exact: false }).click();
  expect(onDepth.mock.calls).toEqual([['detailed']]);
});

test('a kind that is not sure is a question with the next kinds and with none', async () => {
  const { screen, onKind } = await open();
  await expect
    .element(screen.getByRole('button', { name: 'Mobile app' }))
    .toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'SaaS feature' }).click();
  await screen.getByRole('button', { name: 'none of these' }).click();
  expect(onKind.mock.calls).toEqual([['saas-feature'], ['none']]);
});

test('a sure kind without others asks nothing', async () => {
  const { screen } = await open({ ...BREAKDOWN, isSure: true, others: [] });
  await expect.poll(() => screen.getByRole('button').elements()).toHaveLength(0);
});
