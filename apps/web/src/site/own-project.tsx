import { VISITOR_BRIEF_MAX_LENGTH } from '@daymark/domain/limits';
import { DEPTHS, type Depth, USUAL_DEPTH } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import { formatCount } from '../platform/format.ts';
import { buttonClass } from '../ui/button-class.ts';

const DEPTH_NAMES: Record<Depth, string> = {
  'as-written': t`As written`,
  balanced: t`Balanced`,
  detailed: t`Detailed`,
};

/** Where a visitor types a project. `own-project/script.ts` carries it out, loaded with the first letter. */
export const OwnProjectForm = () => (
  <form id="own-project" noValidate className="mb-2">
    <label htmlFor="own-brief" className="block text-2xl font-extrabold">
      {t`Try it with a project of your own`}
    </label>
    <p id="own-hint" className="mt-1 mb-4 text-ink-soft">
      {t`A few words are enough: what, how much, by when. No account, and nothing is stored.`}
    </p>
    <div className="rounded-lg border border-edge bg-sheet shadow-raised has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ink">
      <textarea
        id="own-brief"
        rows={3}
        autoComplete="off"
        aria-describedby="own-hint own-count own-problem"
        placeholder={t`For example: Launch a podcast about gardening by the end of January. Record four episodes, design a cover. Two hours a day, no Sundays.`}
        className="block w-full resize-none bg-transparent px-4 pt-3.5 text-lg leading-relaxed outline-none placeholder:text-ink-soft max-sm:min-h-44 sm:px-6 sm:pt-5"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-3.5 sm:px-6 sm:pb-4">
        <p id="own-count" className="text-sm text-ink-soft tabular-nums">
          {t`0 of ${formatCount(VISITOR_BRIEF_MAX_LENGTH)} characters`}
        </p>
        <button type="submit" className={`${buttonClass('primary')} max-sm:w-full`}>
          {t`Show its parts and days`}
        </button>
      </div>
    </div>
    <p
      id="own-problem"
      role="alert"
      data-unreached={t`Daymark cannot be reached. Check the connection, and try again.`}
      className="mt-2 min-h-5.5 text-sm font-semibold text-signal"
    />
  </form>
);

/** The choice of what was typed, beside the samples. */
export const OwnProjectChoice = ({ className }: { className: string }) => (
  <label id="own-choice" hidden className={`${className} [&[hidden]]:hidden`}>
    <input type="radio" name="sample" id="sample-own" autoComplete="off" className="sr-only" />
    {t`Your project`}
  </label>
);

const segmentClass =
  'flex min-h-11 min-w-0 flex-col items-center justify-center rounded-md px-2 py-1.5 text-center text-sm text-ink-soft transition-colors hover:text-ink has-checked:bg-sheet has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink sm:px-4';

const DepthChoice = () => (
  <fieldset className="w-full min-w-0 shrink-0 sm:w-104">
    <legend className="sr-only">{t`How finely it is broken down`}</legend>
    <div className="grid grid-cols-3 gap-1 rounded-lg bg-well p-1">
      {DEPTHS.map((depth) => (
        <label key={depth} className={segmentClass}>
          <input
            type="radio"
            name="own-depth"
            value={depth}
            defaultChecked={depth === USUAL_DEPTH}
            autoComplete="off"
            className="sr-only"
          />
          {DEPTH_NAMES[depth]}
          <span data-size={depth} className="min-h-4.5 text-xs font-normal tabular-nums" />
        </label>
      ))}
    </div>
  </fieldset>
);

const headingClass = 'mb-3 text-sm font-bold text-ink-soft';

const Parts = () => (
  <section
    aria-labelledby="own-parts-title"
    data-pane="parts"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so has to be reached by keyboard
    tabIndex={0}
    className="own-scroll bg-paper p-5 sm:p-7"
  >
    <h4 id="own-parts-title" className={`${headingClass} max-lg:sr-only`}>
      {t`What it takes`}
    </h4>
    <ul id="own-parts" />
  </section>
);

const Days = () => (
  <section
    aria-labelledby="own-days-title"
    data-pane="days"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so has to be reached by keyboard
    tabIndex={0}
    className="own-scroll p-5 sm:p-7"
  >
    <h4 id="own-days-title" className={`${headingClass} max-lg:sr-only`}>
      {t`The days`}
    </h4>
    <div id="own-strip" className="h-7" aria-hidden="true" />
    <div id="own-days" className="mt-4" />
  </section>
);

const Keep = () => (
  <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line p-5 sm:px-7">
    <p className="max-w-xl text-ink-soft">
      {t`Sign up and it waits for you as a new project, for you to change. Until then your words stay in this tab of your browser.`}
    </p>
    <a href="/signup" className={`${buttonClass('primary', 'large')} max-sm:w-full`}>
      {t`Sign up and keep it`}
    </a>
  </div>
);

const PANES = [
  { name: 'parts', label: t`Steps` },
  { name: 'days', label: t`Days` },
] as const;

/** On narrow screens one of the two is shown. */
const PaneChoice = () => (
  <fieldset className="col-span-full border-b border-line p-3 lg:hidden">
    <legend className="sr-only">{t`Steps or days`}</legend>
    <div className="grid grid-cols-2 gap-1 rounded-lg bg-well p-1">
      {PANES.map(({ name, label }) => (
        <label key={name} className={segmentClass}>
          <input
            type="radio"
            name="own-pane"
            id={`own-pane-${name}`}
            defaultChecked={name === 'parts'}
            autoComplete="off"
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

/** The plan of what was typed. Its rows are clones of the templates. */
export const OwnProjectPanel = () => (
  <section
    id="own-plan"
    data-panel="own"
    aria-labelledby="own-name"
    aria-busy="false"
    className="sample-panel scroll-mt-18 lg:scroll-mt-34 overflow-hidden rounded-lg border border-line bg-sheet shadow-float grid-cols-1 lg:grid-cols-[5fr_7fr]"
  >
    {/* It has its height before the plan is there, so that nothing moves when that comes. */}
    <div className="col-span-full flex flex-wrap items-center justify-between gap-4 border-b border-line p-5 sm:px-7 lg:flex-nowrap">
      <div className="min-w-0 max-lg:w-full">
        <h3 id="own-name" className="truncate text-xl font-bold">
          {t`Your project`}
        </h3>
        <p id="own-facts" aria-live="polite" className="min-h-11 text-sm text-ink-soft sm:min-h-5.5" />
      </div>
      <DepthChoice />
    </div>
    <PaneChoice />
    <Parts />
    <Days />
    <Keep />
    <template id="own-part">
      <li className="group border-t border-line py-3 first:border-t-0 first:pt-0 data-lit:bg-soon-wash">
        <p className="flex items-baseline gap-4 font-semibold">
          <span data-title className="min-w-0 flex-1" />
          <span data-hours className="shrink-0 text-sm font-normal text-ink-soft tabular-nums" />
        </p>
        <ul data-steps className="mt-1 grid gap-1 text-sm text-ink-soft empty:hidden" />
      </li>
    </template>
    <template id="own-added">
      <li className="mt-2 border-t border-line pt-4 text-sm font-bold text-ink-soft [&+li]:border-t-0 [&+li]:pt-1.5">{t`What such a project also takes`}</li>
    </template>
    <template id="own-tight">
      <div className="mb-3 rounded-md bg-soon-wash px-3 py-2 text-sm" />
    </template>
    <template id="own-list">
      <dl className="grid gap-1" />
    </template>
    <template id="own-day">
      <div className="grid gap-x-3 sm:grid-cols-[7.5rem_1fr]">
        <dt className="px-2 pt-1.5 text-sm font-bold" />
        <dd className="min-w-0">
          <ul />
        </dd>
      </div>
    </template>
    <template id="own-task">
      <li className="flex items-baseline gap-3 rounded-md px-2 py-1.5 text-sm data-lit:bg-soon-wash">
        <span data-title className="min-w-0 flex-1" />
        <span data-hours className="shrink-0 text-xs text-ink-soft tabular-nums" />
      </li>
    </template>
  </section>
);
