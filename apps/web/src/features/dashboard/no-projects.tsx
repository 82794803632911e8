import { addDays, type Day } from '@daymark/domain/dates';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayStrip } from '../../ui/day-strip.tsx';

/** The example's tasks per day, from its first day, and how many are completed. */
const TASKS = [2, 1, 2, 0, 0, 2, 1, 2, 1, 1, 0, 0, 1, 2, 1];
const DONE = [2, 1, 2, 0, 0, 1];
const DAY_OF_TODAY = 5;

/** An example of a project around today. */
function Example({ today }: { today: Day }) {
  const start = addDays(today, -DAY_OF_TODAY);
  return (
    <div className="grid content-center gap-2 rounded-md bg-paper p-5">
      <p className="text-sm text-ink-soft">For example: a portfolio site, day by day</p>
      <DayStrip
        startDate={start}
        dueDate={addDays(start, TASKS.length - 1)}
        today={today}
        days={TASKS.map((total, index) => ({
          date: addDays(start, index),
          total,
          done: DONE[index] ?? 0,
        })).filter(({ total }) => total > 0)}
        milestones={[{ name: 'Design signed off', dueDate: addDays(start, 9) }]}
      />
    </div>
  );
}

/** An account without a project: what a project is, and the first step. */
export const NoProjects = ({ today, onNewProject }: { today: Day; onNewProject: () => void }) => (
  <section
    aria-labelledby="no-projects"
    className={classNames(cardClass, 'grid grid-cols-1 gap-x-10 gap-y-6 p-5 sm:p-8 lg:grid-cols-2')}
  >
    <div className="grid content-center justify-items-start gap-3">
      <h2 id="no-projects" className="text-xl font-bold">
        No active projects
      </h2>
      <p className="max-w-prose text-ink-soft">
        A project is a brief with a deadline. Write it down, and Daymark splits it into tasks and gives each
        one a day. Every morning, the next task is shown here.
      </p>
      <Button variant="primary" size="large" className="mt-2" onClick={onNewProject}>
        Create Project
      </Button>
    </div>
    <Example today={today} />
  </section>
);
