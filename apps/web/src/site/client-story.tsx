import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { formatDay, formatHours } from '../platform/format.ts';
import { rich } from '../platform/rich.ts';

type ExhibitProps = { id: string; title: string; text: string; children: ReactNode };

const Exhibit = ({ id, title, text, children }: ExhibitProps) => (
  <article aria-labelledby={id} className="grid content-start gap-4 lg:row-span-3 lg:grid-rows-subgrid">
    <h3 id={id} className="text-xl font-bold">
      {title}
    </h3>
    <p className="text-ink-soft">{text}</p>
    <div className="rounded-lg border border-line bg-sheet p-5 shadow-float sm:p-7">{children}</div>
  </article>
);

const OLD_DAY: Day = '2027-06-25';
const NEW_DAY: Day = '2027-06-30';

const asks = () => [
  { kind: t`New`, words: t`a page for bike hire`, effect: `+ ${formatHours(4)}` },
  { kind: t`Changed`, words: t`the photos come on the 23rd`, effect: t`2 days later` },
  { kind: t`Dropped`, words: t`the old price list`, effect: `− ${formatHours(1)}` },
];

const ChangeExhibit = () => (
  <div className="grid gap-4 text-sm">
    <blockquote className="rounded-md bg-paper p-4 text-base">
      {t`“Looks lovely! Could we have a page for bike hire too? My nephew brings the photos on the 23rd. And leave the old price list out.”`}
    </blockquote>
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line">
      {asks().map(({ kind, words, effect }) => (
        <li key={kind} className="flex items-baseline gap-3 bg-sheet px-3 py-2">
          <strong className="w-20 shrink-0">{kind}</strong>
          <span className="min-w-0 flex-1">{words}</span>
          <span className="text-ink-soft tabular-nums">{effect}</span>
        </li>
      ))}
    </ul>
    <p className="text-base">
      {rich`Ready on ${<del className="text-ink-soft">{formatDay(OLD_DAY)}</del>} ${<strong>{formatDay(NEW_DAY)}</strong>}, or`}
    </p>
    <ul className="grid list-disc gap-1 pl-5">
      <li>{rich`${<strong>{formatDay(OLD_DAY)}</strong>} if the page for bike hire comes later`}</li>
      <li>{rich`${<strong>{formatDay('2027-06-28')}</strong>} with five hours a day instead of three`}</li>
    </ul>
  </div>
);

const phrases = () => [
  { words: t`home, prices and opening hours`, state: t`Done`, mark: 'bg-done' },
  { words: t`she approves the look`, state: t`Waiting for you`, mark: 'bg-signal' },
  { words: t`it must work on a phone`, state: formatDay('2027-06-22'), mark: 'bg-ink' },
  { words: t`no online shop`, state: t`Not included`, mark: 'border border-edge' },
];

const PageExhibit = () => (
  <div className="grid gap-4 text-sm">
    <p className="text-lg font-bold">{t`Shop website`}</p>
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line">
      {phrases().map(({ words, state, mark }) => (
        <li key={words} className="flex items-baseline gap-3 bg-sheet px-3 py-2">
          <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-sm ${mark}`} />
          <span className="min-w-0 flex-1">{words}</span>
          <span className="font-semibold">{state}</span>
        </li>
      ))}
    </ul>
    <p className="text-ink-soft">{t`Sent for approval on Friday. One click says “I have answered”, and the plan goes on.`}</p>
  </div>
);

/** What Daymark does with the other side of a project: the client's changes, and what the client sees. */
export const ClientStory = () => (
  <section aria-labelledby="clients" className="pt-24">
    <h2 id="clients" className="max-w-2xl text-3xl font-extrabold">
      {t`What your client changes, and what it does to the date`}
    </h2>
    <div className="mt-10 grid gap-x-10 gap-y-12 lg:grid-cols-2 lg:gap-y-4">
      <Exhibit
        id="change"
        title={t`A change, proved by the schedule`}
        text={t`Paste the client’s mail. Daymark sets it beside the brief, plans it against all your other work, and shows the new date with ways to keep the old one.`}
      >
        <ChangeExhibit />
      </Exhibit>
      <Exhibit
        id="client-page"
        title={t`A page for your client`}
        text={t`A private link, without an account: their own brief, with what is done, what has a day, and what waits for them. You choose what it shows.`}
      >
        <PageExhibit />
      </Exhibit>
    </div>
  </section>
);
