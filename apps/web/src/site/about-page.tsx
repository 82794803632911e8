import { t, tc } from '@daymark/words/t';
import { Beacon } from '../ui/beacon.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Passage, ProsePage } from './prose.tsx';

const VALUES = [
  {
    name: tc('value')`Plain`,
    text: t`Short words, bold shapes, one thing at a time. You see within two seconds what is next.`,
  },
  {
    name: tc('value')`Honest`,
    text: t`A plan that cannot fit says so. A plan that can shows where every task comes from.`,
  },
  {
    name: tc('value')`Yours`,
    text: t`Your data lies on your own server and can be taken out whole, whenever you want.`,
  },
  {
    name: tc('value')`Calm`,
    text: t`One colour calls, and only for what needs action now. Everything else waits its turn.`,
  },
] as const;

const Values = () => (
  <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
    {VALUES.map((value) => (
      <div key={value.name} className="bg-sheet p-5">
        <dt className="font-bold">{value.name}</dt>
        <dd className="mt-1 text-ink-soft">{value.text}</dd>
      </div>
    ))}
  </dl>
);

const Invitation = () => (
  <section
    aria-labelledby="join"
    className="mt-4 flex flex-wrap items-center justify-between gap-6 border-t-2 border-ink pt-6"
  >
    <div>
      <h2 id="join" className="text-xl font-bold">
        {t`Come aboard`}
      </h2>
      <p className="text-ink-soft">{t`Log in, or make an account from there.`}</p>
    </div>
    <a href="/login" className={buttonClass('primary', 'large')}>
      {t`Join us`}
    </a>
  </section>
);

export const AboutPage = () => (
  <div className="grid gap-x-12 lg:grid-cols-[1fr_16rem]">
    <ProsePage
      title={t`By daylight, where the channel runs`}
      lead={t`A daymark is a sailor's sign: a bold plain shape on the shore, seen at a glance, that says where to steer next. That is all Daymark wants to be for your work.`}
    >
      <Passage title={t`Our mission`}>
        <p>
          {t`To let anyone who works alone or in a small firm write down what they have promised, and know each morning what to do about it.`}
        </p>
      </Passage>
      <Passage title={t`The story`}>
        <p>
          {t`Tools for planning ask for the plan. They hold tasks well once somebody has thought of them, weighed them and found a day for each, which is the hard part. Assistants that write tasks for you leave out the days, or make them up.`}
        </p>
        <p>
          {t`Daymark began with that gap: between the page on which a project is described and the list for Tuesday morning.`}
        </p>
      </Passage>
      <Passage title={t`Our approach`}>
        <p>
          {t`Reading and reckoning are kept apart. A reader, built in or a language model of your choice, finds the tasks in your words. A scheduler then computes every date from your hours, your days off and what depends on what. No model ever sets a date.`}
        </p>
        <p>
          {t`The built-in planner needs no network, so a brief need not leave the machine that Daymark runs on.`}
        </p>
      </Passage>
      <Passage title={t`What we hold to`}>
        <Values />
      </Passage>
      <Invitation />
    </ProsePage>
    <div className="hidden pt-20 lg:block">
      <Beacon className="sticky top-32 w-full" />
    </div>
  </div>
);
