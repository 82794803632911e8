import { classNames } from '../../ui/class-names.ts';
import { headOf, type Link, pathOf, type Scale } from './timeline-rows.ts';

type TimelineLinesProps = {
  links: readonly Link[];
  /** The rendered rows: lines that do not cross them are left out. */
  first: number;
  last: number;
  /** The highlighted subtask: its lines are drawn, and emphasised among others. */
  pointed: string | undefined;
  /** Draws the lines of all subtasks. */
  isAll: boolean;
  scale: Scale;
  /** Pixels. */
  left: number;
  width: number;
  height: number;
};

const crosses = ({ from, to }: Link, first: number, last: number): boolean =>
  Math.max(from.row, to.row) >= first && Math.min(from.row, to.row) <= last;

/**
 * Lines from dependencies to their dependents; dashed if the days contradict them, which are always drawn. The subtasks
 * contain the same in words.
 */
export function TimelineLines(props: TimelineLinesProps) {
  const { links, first, last, pointed, isAll, scale, left, width, height } = props;
  const isOfPointed = ({ ends }: Link) => pointed !== undefined && ends.includes(pointed);
  const drawn = links.filter(
    (link) => crosses(link, first, last) && (isAll || link.isBroken || isOfPointed(link)),
  );
  return (
    <svg
      width={width}
      height={height}
      style={{ left }}
      className="pointer-events-none absolute top-0 overflow-hidden"
      aria-hidden="true"
    >
      {drawn.map((link) => {
        const isPointed = isOfPointed(link);
        const colour = link.isBroken ? 'signal' : isPointed ? 'ink' : 'edge';
        const strokes = { signal: 'stroke-signal', ink: 'stroke-ink', edge: 'stroke-edge' };
        const fills = { signal: 'fill-signal', ink: 'fill-ink', edge: 'fill-edge' };
        return (
          <g key={link.ends.join()}>
            <path
              d={pathOf(link, scale)}
              fill="none"
              strokeWidth={isPointed ? 2 : 1.25}
              strokeDasharray={link.isBroken ? '4 3' : undefined}
              className={classNames(strokes[colour])}
            />
            <path d={headOf(link, scale)} className={fills[colour]} />
          </g>
        );
      })}
    </svg>
  );
}
