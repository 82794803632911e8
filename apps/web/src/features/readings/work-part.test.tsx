import type { Statement } from '@daymark/domain/reading';
import { useMemo, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { saidLine } from '../../plan-data/use-correct-lines.ts';
import { sampleTask, statementsOf } from '../../testing/readings.ts';
import { currentToasts } from '../../ui/toast-store.ts';
import { withSaid } from '../projects/said-lines.ts';
import type { LineContext } from './statement-line.tsx';
import { WorkPartView } from './work-part.tsx';
import { workParts } from './work-parts.ts';

const STEPS = [
  { place: 1, title: 'Draw the screens', minutes: 60, done: null, after: [] },
  { place: 2, title: 'Build signing in', minutes: 240, done: null, after: [1] },
];
const LINES = statementsOf('login, charts', [
  ['login', sampleTask('Login', { steps: STEPS })],
  ['charts', sampleTask('Charts')],
]);
const [LOGIN = '', CHARTS = ''] = LINES.map(({ id }) => id);

/** What was corrected, in the order of the corrections. */
const said: Statement[] = [];

function Parts() {
  const [statements, setStatements] = useState(LINES);
  const context = useMemo(
    (): LineContext => ({
      ...{ today: '2026-11-23', day: '2026-11-23', onPoint: () => {}, onSeek: undefined },
      lines: () => LINES,
      onCorrect: (corrections) => {
        const lines = corrections.map(saidLine);
        said.push(...lines);
        setStatements((before) => withSaid(before, lines));
      },
    }),
    [],
  );
  const tasks = [{ statement: CHARTS, estimatedHours: 3 }];
  return (
    <ul>
      {workParts(statements, tasks).map((part) => (
        <WorkPartView key={part.line.id} {...{ part, context }} />
      ))}
    </ul>
  );
}

async function open() {
  said.length = 0;
  return render(<Parts />);
}

test('a part has its steps and their hours, and folds', async () => {
  const screen = await open();
  await expect.element(screen.getByText('2 steps · 5 h')).toBeVisible();
  const login = screen.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await expect.element(screen.getByText('Draw the screens')).not.toBeInTheDocument();
});

test('a step is renamed and timed where it stands, by keyboard', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: /^Draw the screens/ }).click();
  await userEvent.keyboard('Sketch it{Enter}');
  await expect.element(screen.getByText('Sketch it', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: /Change the length of: Sketch it/ }).click();
  await userEvent.keyboard('soon{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Control>}a{/Control}1h30{Enter}');
  await expect.element(screen.getByText('2 steps · 5 h 30 min')).toBeVisible();
  expect(said.at(-1)).toMatchObject({
    ...{ id: `${LOGIN}-step-1`, kind: 'task', title: 'Sketch it', statedBy: 'person' },
    effort: { amount: 90, unit: 'minutes', per: 'whole', said: true },
  });
  await screen.getByRole('button', { name: /^Sketch it/ }).click();
  await userEvent.keyboard('Never mind{Escape}');
  await expect.element(screen.getByText('Sketch it', { exact: true })).toBeVisible();
});

test('a step is left out with one click and comes back, and a new one is added behind the last', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Leave out: Build signing in' }).click();
  await expect.element(screen.getByText('1 step · 1 h')).toBeVisible();
  expect(said.at(-1)).toMatchObject({ id: `${LOGIN}-step-2`, kind: 'excluded' });
  currentToasts().at(-1)?.action?.onAction();
  await expect.element(screen.getByText('2 steps · 5 h')).toBeVisible();
  await screen.getByRole('button', { name: /New step of: login/ }).click();
  await userEvent.keyboard('Reset the password{Enter}');
  await expect.element(screen.getByText('3 steps · 6 h')).toBeVisible();
  expect(said.at(-1)).toMatchObject({
    ...{ id: `${LOGIN}-step-9001`, kind: 'task', title: 'Reset the password' },
    after: [{ statement: `${LOGIN}-step-2` }],
  });
});

test('a line without steps has its hours from the plan, and they change in place', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: /Change the length of: charts/ }).click();
  await userEvent.keyboard('45m{Enter}');
  await expect.element(screen.getByText('45 min')).toBeVisible();
  expect(said.at(-1)).toMatchObject({ id: CHARTS, kind: 'task', effort: { amount: 45, said: true } });
});
