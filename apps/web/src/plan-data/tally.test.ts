import { expect, test } from 'vitest';
import { useSession } from '../platform/session.ts';
import { type Counted, type Tally, tallyWith } from './tally.ts';

const EMPTY: Tally = {
  stats: {
    total: 0,
    pending: 0,
    inProgress: 0,
    completed: 0,
    overdue: 0,
    estimatedHours: 0,
    averageEstimatedHours: 0,
  },
  days: [],
};

const task: Counted = {
  status: 'Pending',
  dueDate: '2026-11-18',
  repeat: false,
  completedAt: null,
  estimatedHours: 3,
  actualHours: null,
};
const done: Counted = {
  ...task,
  status: 'Completed',
  // Already the next day in the user's time zone.
  completedAt: '2026-11-20T10:01:00.000Z',
  actualHours: 2,
};

test('a task counts where it is due, and where it was finished in the time zone of the person', () => {
  useSession.setState({ user: { timezone: 'Pacific/Kiritimati' } as never });

  const { stats, days } = tallyWith(EMPTY, done, 1);

  expect(stats).toMatchObject({ total: 1, pending: 0, completed: 1, estimatedHours: 3 });
  expect(days.find(({ key }) => key === '2026-11-18')).toMatchObject({ total: 1, completed: 1, finished: 0 });
  expect(days.find(({ key }) => key === '2026-11-21')).toMatchObject({
    total: 0,
    finished: 1,
    finishedHours: 2,
  });
});

test('completing moves it from one figure to the other, and taking that back leads to where it began', () => {
  const before = tallyWith(EMPTY, task, 1);
  const completed = tallyWith(tallyWith(before, task, -1), done, 1);
  const back = tallyWith(tallyWith(completed, done, -1), task, 1);

  expect(completed.stats).toMatchObject({ total: 1, pending: 0, completed: 1 });
  expect(back.stats).toEqual(before.stats);
  expect(back.days.filter(({ total, finished }) => total + finished > 0)).toEqual(before.days);
});
