import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { rich } from '../platform/rich.ts';
import { buttonClass } from '../ui/button-class.ts';
import { ClientStory } from './client-story.tsx';
import { SampleOfDaymark } from './sample.tsx';

/** The logo's daymark in large, on a shore. */
const Shore = () => (
  <svg viewBox="0 0 360 400" aria-hidden="true" className="shore hidden w-90 shrink-0 self-end lg:block">
    <path d="M0 232h96M264 232h96" className="stroke-line" strokeWidth="2" />
    <path d="M24 250h40M296 250h48M60 268h24M280 268h20" className="stroke-line" strokeWidth="2" />
    <path d="M180 20 238 108H122Z" className="fill-signal-bright" />
    <path d="M150 128h60l9 56h-78Z" className="fill-ink" />
    <path d="M138 204h84l9 56H129Z" className="fill-ink" />
    <path d="M126 280h108l11 72H115Z" className="fill-ink" />
    <path d="M20 352h320l20 48H0Z" className="fill-well" />
  </svg>
);

const Hero = () => (
  <div className="flex justify-between gap-10">
    <div className="pt-10 pb-12 sm:pt-16">
      <h1 className="max-w-3xl text-hero font-extrabold">{t`From a written brief to what to do today`}</h1>
      <p className="mt-6 max-w-2xl text-lg text-ink-soft">
        {t`Write what has to be done and by when. Daymark breaks it into daily tasks, gives each one a day that fits your hours, and keeps the plan true until the deadline.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="/signup" className={buttonClass('primary', 'large')}>
          {t`Start your free trial`}
        </a>
        <a href="/features" className={buttonClass('secondary', 'large')}>
          {t`See what it does`}
        </a>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t`Free, and the trial has no end: Daymark is open source.`}</p>
    </div>
    <Shore />
  </div>
);

type PointProps = { title: string; children: ReactNode; exhibit: ReactNode };

const Point = ({ title, children, exhibit }: PointProps) => (
  <article className="grid gap-4 border-t-2 border-ink pt-5 md:row-span-3 md:grid-rows-subgrid">
    <h3 className="text-xl font-bold">{title}</h3>
    <p className="text-ink-soft">{children}</p>
    <div className="rounded-md bg-well p-4 text-sm">{exhibit}</div>
  </article>
);

const Points = () => (
  <section aria-labelledby="points" className="pt-24">
    <h2 id="points" className="max-w-2xl text-3xl font-extrabold">
      {t`A plan you can check, not a list you have to believe`}
    </h2>
    <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3 md:gap-y-4">
      <Point
        title={t`Every task shows its source`}
        exhibit={
          <p>
            {t`Pot seedlings 1 to 20 of 40`}
            <span className="mt-1 block text-ink-soft">{t`from “Pot 40 seedlings, twenty an evening”`}</span>
          </p>
        }
      >
        {t`Each task carries the words of your brief that it comes from. Nothing is invented behind your back, and what you ruled out stays out.`}
      </Point>
      <Point
        title={t`Dates are computed`}
        exhibit={
          <p>
            {rich`${<strong className="text-signal">{t`Does not fit:`}</strong>} 46 h needed, 38 h free by 12 June.`}
            <span className="mt-1 block text-ink-soft">{t`With 2.5 h a day it would.`}</span>
          </p>
        }
      >
        {t`Your hours, your days off and what depends on what decide each day. When it cannot fit, Daymark says so and shows the ways out.`}
      </Point>
      <Point
        title={t`Your changes stay yours`}
        exhibit={
          <p>
            {t`3 new tasks, 2 dropped`}
            <span className="mt-1 block text-ink-soft">{t`9 that you edited, started or finished: untouched`}</span>
          </p>
        }
      >
        {t`Generate again as often as you like. What you have edited, started, pinned or completed stays as you left it.`}
      </Point>
    </div>
  </section>
);

const STEPS = [
  {
    title: t`Write the brief`,
    text: t`A few sentences are enough: what, how much, by when, and when you have time. Add milestones if you know them.`,
  },
  {
    title: t`Read the plan`,
    text: t`Daymark breaks it into tasks of at most a day, with hours and dates. Change, drop or add what you like.`,
  },
  {
    title: t`Work through today`,
    text: t`Each morning the next step stands on top. Tick it off and the day fills; everything else waits its turn.`,
  },
] as const;

const HowItWorks = () => (
  <section aria-labelledby="how" className="pt-24">
    <h2 id="how" className="text-3xl font-extrabold">
      {t`How it works`}
    </h2>
    <ol className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3">
      {STEPS.map((step, index) => (
        <li key={step.title} className="bg-sheet p-6 sm:p-8">
          <span aria-hidden="true" className="text-hero font-extrabold">
            {index + 1}
          </span>
          <h3 className="mt-4 text-lg font-bold">{step.title}</h3>
          <p className="mt-2 text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  </section>
);

const Trial = () => (
  <section
    aria-labelledby="trial"
    className="mt-24 flex flex-wrap items-end justify-between gap-8 rounded-lg bg-ink p-7 text-on-ink sm:p-12"
  >
    <div className="max-w-xl">
      <h2 id="trial" className="text-3xl font-extrabold">
        {t`Try it free with a project of your own`}
      </h2>
      <p className="mt-4 text-lg">
        {t`Daymark is open source and runs on your own server. There is no card to enter and no day on which the trial runs out.`}
      </p>
    </div>
    <a
      href="/signup"
      className="inline-flex min-h-12 items-center rounded-md bg-paper px-6 font-semibold text-ink hover:bg-well focus-visible:outline-on-ink"
    >
      {t`Start your free trial`}
    </a>
  </section>
);

export const HomePage = () => (
  <>
    <Hero />
    <SampleOfDaymark />
    <ClientStory />
    <Points />
    <HowItWorks />
    <Trial />
  </>
);
