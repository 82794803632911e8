import { expect, test } from 'vitest';
import { milestonesProblem } from './milestones.ts';

const launch = { name: 'Launch', dueDate: '2026-12-10' };
const proof = { name: 'Proof', dueDate: '2026-11-24' };

test('milestones on the first and the last day lie within', () => {
  expect(milestonesProblem([launch, proof], { startDate: '2026-11-24', dueDate: '2026-12-10' })).toBeNull();
});

test('names the milestone that new dates would leave out, and the date that does', () => {
  const startDate = '2026-11-23';
  expect(milestonesProblem([launch, proof], { startDate, dueDate: '2026-12-09' })).toEqual({
    path: 'dueDate',
    message:
      'A milestone would lie outside of these dates: "Launch" (2026-12-10). Move or delete it first, or choose dates that hold it.',
  });
  expect(
    milestonesProblem([launch, proof], { startDate: '2026-11-25', dueDate: '2026-12-11' }),
  ).toMatchObject({ path: 'startDate', message: expect.stringContaining('"Proof" (2026-11-24)') });
});

test('names only three if there are more', () => {
  const many = [1, 2, 3, 4, 5].map((day) => ({ name: `Draft ${day}`, dueDate: `2026-12-0${day}` }));
  expect(milestonesProblem(many, { startDate: '2026-11-01', dueDate: '2026-11-30' })?.message).toContain(
    '"Draft 1" (2026-12-01), "Draft 2" (2026-12-02), "Draft 3" (2026-12-03) and 2 more. Move or delete them',
  );
});
