import { addDays, type Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { CalendarDays, FileUp, type LucideIcon, MessagesSquare, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { hasAi } from '../../platform/ai.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayStrip } from '../../ui/day-strip.tsx';

/** The example's tasks per day, from its first day, and how many are completed. */
const TASKS = [2, 1, 2, 0, 0, 2, 1, 2, 1, 1, 0, 0, 1, 2, 1];
const DONE = [2, 1, 2, 0, 0, 1];
const DAY_OF_TODAY = 5;

/** A picture of a project around today. */
function Picture({ today }: { today: Day }) {
  const start = addDays(today, -DAY_OF_TODAY);
  return (
    <div className="grid content-center gap-2 rounded-md bg-paper p-5">
      <p className="text-sm text-ink-soft">{t`For example: a portfolio site, day by day`}</p>
      <DayStrip
        startDate={start}
        dueDate={addDays(start, TASKS.length - 1)}
        today={today}
        days={TASKS.map((total, index) => ({
          date: addDays(start, index),
          total,
          done: DONE[index] ?? 0,
        })).filter(({ total }) => total > 0)}
        milestones={[{ name: t`Design signed off`, dueDate: addDays(start, 9) }]}
      />
    </div>
  );
}

type WayProps = { icon: LucideIcon; title: string; children: ReactNode; action: ReactNode };

const Way = ({ icon: Icon, title, children, action }: WayProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
    <Icon className="mt-0.5 size-5 text-ink-soft" aria-hidden="true" />
    <h3 className="font-semibold">{title}</h3>
    <p className="col-start-2 text-sm text-ink-soft">{children}</p>
    <div className="col-start-2 mt-1 text-sm">{action}</div>
  </li>
);

const linkClass = 'rounded-sm font-semibold text-ink underline underline-offset-4 hover:no-underline';

/** Makes the example once, however often it is clicked. */
function ExampleButton({ onExample }: { onExample: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const make = () => {
    setBusy(true);
    void onExample().finally(() => setBusy(false));
  };
  return (
    <Button size="small" busy={busy} onClick={make}>
      {t`Try an example`}
    </Button>
  );
}

export type NoProjectsProps = {
  today: Day;
  onNewProject: () => void;
  /** Creates the example project and opens it; it says itself what failed. */
  onExample: () => Promise<void>;
};

/** An account without a project: what a project is, and the ways to begin. */
export const NoProjects = ({ today, onNewProject, onExample }: NoProjectsProps) => (
  <section
    aria-labelledby="no-projects"
    className={classNames(cardClass, 'grid grid-cols-1 gap-8 p-5 sm:p-8')}
  >
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="grid content-center justify-items-start gap-3">
        <h2 id="no-projects" className="text-xl font-bold">
          {t`No active projects`}
        </h2>
        <p className="max-w-prose text-ink-soft">
          {t`A project is a brief with a deadline. Write it down, and Daymark splits it into tasks and gives each one a day. Every morning, the next task is shown here.`}
        </p>
        <Button variant="primary" size="large" className="mt-2" onClick={onNewProject}>
          {t`Create Project`}
        </Button>
      </div>
      <Picture today={today} />
    </div>
    <ul
      aria-label={t`Other ways to begin`}
      className="grid grid-cols-1 gap-6 border-t border-line pt-6 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
    >
      {hasAi() && (
        <Way
          icon={MessagesSquare}
          title={t`Talk it through`}
          action={
            <Link to="/chats" className={linkClass}>
              {t`Open the chats`}
            </Link>
          }
        >
          {t`Describe what you have to do. The assistant asks back, and makes a project of the conversation.`}
        </Way>
      )}
      <Way
        icon={FileUp}
        title={t`Bring your tasks`}
        action={
          <Link to="/import" className={linkClass}>
            {t`Import from another tool`}
          </Link>
        }
      >
        {t`From Todoist, Trello, Asana or another tool. You see what becomes what before anything is written.`}
      </Way>
      <Way
        icon={CalendarDays}
        title={t`Bring your calendar`}
        action={
          <Link to="/settings" search={{ tab: 'preferences' }} className={linkClass}>
            {t`Import a calendar`}
          </Link>
        }
      >
        {t`By its address or as a file. Plans then keep clear of the hours that are taken.`}
      </Way>
      <Way icon={Sparkles} title={t`Look around first`} action={<ExampleButton onExample={onExample} />}>
        {t`A small project of a freelancer with its plan from today. One click removes it again.`}
      </Way>
    </ul>
  </section>
);
