import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { planProject } from '../plan.ts';
import { readBrief } from '../read/read.ts';
import { requestFor } from '../testing/requests.ts';
import { brokenDown } from './broken-down.ts';

const REQUEST = requestFor({
  name: 'Moving house',
  description:
    'Book the van. Pack the kitchen. Pack the books. Get boxes. Cancel the gas. Read the meters. Clean the oven. Paint the hall. Give the keys back. Tell the bank.',
  ...{ startDate: '2026-12-01', dueDate: '2027-01-12', today: '2026-12-01' },
  ...{ locale: 'en-GB', reading: { statements: [] } },
});

function planWith(answers: readonly Statement[]) {
  const statements = [...readBrief(REQUEST).statements, ...answers];
  const asked = {
    ...REQUEST,
    reading: { statements },
    depth: 'balanced',
    kind: null,
    corrections: [],
  } as const;
  const { reading } = brokenDown(asked);
  const rows = planProject({ ...REQUEST, reading }).tasks.map(({ title, dueDate, dependsOn }) => ({
    ...{ title, dueDate, dependsOn },
  }));
  return { rows, suggested: reading.statements.filter(({ kind }) => kind === 'suggestion') };
}

test('a suggestion that is turned down changes nothing of the plan', () => {
  const { rows, suggested } = planWith([]);
  expect(suggested.length).toBeGreaterThan(0);
  for (const one of suggested) {
    const turnedDown = { ...one, kind: 'excluded' } as Statement;
    expect(planWith([turnedDown]).rows).toEqual(rows);
  }
});
