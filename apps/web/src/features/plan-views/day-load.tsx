import { classNames } from '../../ui/class-names.ts';
import { type DayFacts, loadWords, overOf, shortLoad } from './day-facts.ts';

/** A triangle for an overbooked day, visible without colour. */
const Over = () => (
  <svg viewBox="0 0 10 9" className="mr-1 inline-block size-2.5 align-baseline" aria-hidden="true">
    <path d="M5 0l5 9H0Z" className="fill-signal-bright" />
  </svg>
);

/**
 * The planned hours and the working time of a day, in words for screen readers and as a bar. `short` is for small
 * spaces.
 */
export function DayLoad({ facts, short = false }: { facts: DayFacts; short?: boolean }) {
  const over = overOf(facts);
  return (
    <span
      className={classNames('text-xs tabular-nums', over > 0 ? 'font-bold text-signal' : 'text-ink-soft')}
    >
      {over > 0 && <Over />}
      {short ? (
        <>
          <span aria-hidden="true">{shortLoad(facts)}</span>
          <span className="sr-only">{loadWords(facts)}</span>
        </>
      ) : (
        loadWords(facts)
      )}
    </span>
  );
}

/** How full a day is; nothing if nothing is planned. */
export function DayMeter({ facts }: { facts: DayFacts }) {
  const over = overOf(facts);
  const share = facts.hours === 0 ? (facts.load > 0 ? 1 : 0) : Math.min(1, facts.load / facts.hours);
  return (
    <span
      className={classNames('block h-1 overflow-hidden rounded-full', facts.load > 0 && 'bg-line')}
      aria-hidden="true"
    >
      <span
        style={{ width: `${share * 100}%` }}
        className={classNames('block h-full rounded-full', over > 0 ? 'bg-signal-bright' : 'bg-done-bright')}
      />
    </span>
  );
}
