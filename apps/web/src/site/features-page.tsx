import { t, tc } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { formatDay } from '../platform/format.ts';
import { rich } from '../platform/rich.ts';
import { buttonClass } from '../ui/button-class.ts';
import { cardClass } from '../ui/card.tsx';
import { DayStrip } from '../ui/day-strip.tsx';
import { PriorityMark } from '../ui/priority-mark.tsx';
import { ClientStory } from './client-story.tsx';
import { SAMPLES } from './samples.tsx';

type FeatureProps = {
  id: string;
  title: string;
  text: string;
  points: readonly string[];
  exhibit: ReactNode;
};

const Feature = ({ id, title, text, points, exhibit }: FeatureProps) => (
  <article aria-labelledby={id} className={`${cardClass} grid overflow-hidden lg:grid-cols-2`}>
    <div className="p-6 sm:p-9">
      <h2 id={id} className="text-2xl font-extrabold">
        {title}
      </h2>
      <p className="mt-3 text-lg text-ink-soft">{text}</p>
      <ul className="mt-5 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 bg-ink" />
            {point}
          </li>
        ))}
      </ul>
    </div>
    <div className="grid content-center border-line bg-paper p-6 max-lg:border-t sm:p-9 lg:border-l">
      {exhibit}
    </div>
  </article>
);

const Breakdown = () => (
  <div className="grid gap-4">
    <blockquote className="text-lg">
      {rich`“${<span className="bg-soon-wash">{t`Eight pages, four a day`}</span>}, then the figures.”`}
    </blockquote>
    <ol className="grid gap-2 text-sm">
      {(
        [
          ['2027-06-22', t`Write pages 1 to 4 of 8`, 'High'],
          ['2027-06-23', t`Write pages 5 to 8 of 8`, 'High'],
          ['2027-06-25', t`Draw the figures and number them`, 'Medium'],
        ] as const
      ).map(([day, title, priority]) => (
        <li key={title} className="flex items-center gap-3 rounded-md border border-line bg-sheet px-3 py-2">
          <span className="w-24 shrink-0 text-ink-soft">{formatDay(day)}</span>
          <span className="min-w-0 flex-1">{title}</span>
          <PriorityMark priority={priority} />
        </li>
      ))}
    </ol>
  </div>
);

function Tracking() {
  const [, website] = SAMPLES;
  if (!website) return null;
  return (
    <div className="grid gap-3">
      <p className="font-bold">{website.name}</p>
      <DayStrip
        size="large"
        startDate={website.startDate}
        dueDate={website.dueDate}
        today={website.today}
        milestones={website.milestones}
        days={website.tasks.map((task) => ({ date: task.on, total: 1, done: task.done ? 1 : 0 }))}
      />
    </div>
  );
}

const KEYS = [
  ['High', tc('when')`now`],
  ['Medium', tc('when')`soon`],
  ['Low', tc('when')`whenever`],
] as const;

const Shapes = () => (
  <div className="grid gap-5">
    <ul className="grid gap-3">
      {KEYS.map(([priority, meaning]) => (
        <li key={priority} className="flex items-center gap-3 text-sm">
          <PriorityMark priority={priority} labelled />
          <span className="text-ink-soft">{meaning}</span>
        </li>
      ))}
    </ul>
    <p className="text-sm text-ink-soft">
      {t`Shape and colour together, so that nobody has to tell red from green. By day and by night, by mouse, by keyboard or by ear.`}
    </p>
  </div>
);

export const FeaturesPage = () => (
  <div className="pt-10 sm:pt-16">
    <h1 className="max-w-3xl text-hero font-extrabold">{t`What Daymark does for you`}</h1>
    <p className="mt-6 max-w-2xl text-lg text-ink-soft">
      {t`Three things, each done whole: it finds the tasks, it keeps count, and it stays out of your way.`}
    </p>
    <ClientStory />
    <div className="mt-24 grid gap-8">
      <Feature
        id="breakdown"
        title={t`Task breakdown`}
        text={t`A brief in, dated daily tasks out.`}
        points={[
          t`Reads quantities, rates, deadlines and days off from plain sentences`,
          t`Tasks of at most a day, each with hours and what “done” means`,
          t`The words of the brief beside every task`,
          t`Says when it cannot fit, and what would help`,
        ]}
        exhibit={<Breakdown />}
      />
      <Feature
        id="tracking"
        title={t`Progress tracking`}
        text={t`One strip per project: a cell for each day, filled by what is done.`}
        points={[
          t`Today, the deadline and the milestones at a glance`,
          t`Late work is outlined where it was left`,
          t`Progress and status follow the tasks, or your own hand`,
        ]}
        exhibit={<Tracking />}
      />
      <Feature
        id="interface"
        title={t`User friendly interface`}
        text={t`What is next stands on top. The rest waits its turn.`}
        points={[
          t`Everything works by keyboard and with a screen reader`,
          t`A light and a dark theme of one character`,
          t`From a small phone to a wide screen`,
          t`Undo instead of “Are you sure?”`,
        ]}
        exhibit={<Shapes />}
      />
    </div>
    <div className="mt-12 flex flex-wrap gap-3">
      <a href="/signup" className={buttonClass('primary', 'large')}>
        {t`Start your free trial`}
      </a>
    </div>
    <p className="mt-3 text-sm text-ink-soft">{t`Free, and the trial has no end: Daymark is open source.`}</p>
  </div>
);
