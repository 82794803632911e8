import { addDays, type Day, daysFrom } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { cardClass } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useDropTarget } from './dragging.ts';
import { useStage } from './plan-stage.tsx';
import type { ShownItem, ShownMilestone, ShownProject } from './shown-item.ts';
import { TimelineGround, TimelineHead } from './timeline-head.tsx';
import { TimelineLines } from './timeline-lines.tsx';
import { TimelinePaper } from './timeline-paper.tsx';
import { TimelineRowLine } from './timeline-row.tsx';
import { firstOpenRow, linksOf, timelineRows } from './timeline-rows.ts';

type TimelineViewProps = {
  from: Day;
  to: Day;
  items: readonly ShownItem[];
  milestones: readonly ShownMilestone[];
  /** Each has a line; a single project has its milestones above the days. */
  projects: readonly ShownProject[];
  isOneProject?: boolean;
};

const LEAST_COLUMN = 30;
/** Pixels, but on a phone. */
const TITLES = { min: 300, max: 420 };
const NONE: readonly ShownMilestone[] = [];
const BEYOND_SIGHT = 8;

/** Titles get what the days leave, so that they can be read. */
function titlesWidth(width: number, count: number): number {
  if (width < 640) return 136;
  return Math.min(TITLES.max, Math.max(TITLES.min, width - count * LEAST_COLUMN));
}

/** The widths of the titles and the day columns; with few days they fill the region. */
function useWidths(region: RefObject<HTMLElement | null>, count: number) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!region.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(region.current);
    return () => observer.disconnect();
  }, [region]);
  const titles = titlesWidth(width, count);
  const column = width === 0 ? 0 : Math.max(LEAST_COLUMN, Math.floor((width - titles) / count));
  return { titles, column };
}

/** Scrolls to today and the first open work, once the width of a day is known. */
function useStart(
  region: RefObject<HTMLElement | null>,
  at: { column: number; top: number },
  column: number,
): void {
  const isThere = useRef(false);
  useEffect(() => {
    if (isThere.current || column === 0 || !region.current || at.column < 0) return;
    isThere.current = true;
    region.current.scrollLeft = Math.max(0, at.column * column - 3 * column);
    region.current.scrollTop = at.top;
  }, [region, at, column]);
}

/** The rows, and those of them that are in sight. */
function useRows(props: TimelineViewProps, region: RefObject<HTMLElement | null>, row: number) {
  const { items, milestones, projects, isOneProject = false } = props;
  const { today } = useStage();
  const rows = useMemo(() => {
    const all = timelineRows(projects, items, milestones, today);
    return isOneProject ? all.filter(({ kind }) => kind === 'item') : all;
  }, [projects, items, milestones, isOneProject, today]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => row,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: BEYOND_SIGHT,
    useFlushSync: false,
  });
  return { rows, shown: virtualizer.getVirtualItems() };
}

/** Days as columns, subtasks as rows: each on its day, with lines from dependencies to dependents at the row under the pointer or focus. */
export function TimelineView(props: TimelineViewProps) {
  const { from, to, milestones, isOneProject = false } = props;
  const { today, moving, isPrinting } = useStage();
  const region = useRef<HTMLElement>(null);
  const days = useMemo(() => daysFrom(from, to), [from, to]);
  const { titles, column } = useWidths(region, days.length);
  const row = useMedia('(pointer: coarse)') ? 44 : 36;
  const [pointed, point] = useState<string>();
  const [showsLinks, showLinks] = useState(false);
  const { rows, shown } = useRows(props, region, row);
  const above = isOneProject ? milestones : NONE;
  const links = useMemo(() => linksOf(rows, from), [rows, from]);
  useStart(region, { column: days.indexOf(today), top: firstOpenRow(rows) * row }, column);

  const { ref: body, over } = useDropTarget<HTMLDivElement>(({ clientX }, element) => {
    const at = Math.floor((clientX - element.getBoundingClientRect().left - titles) / column);
    return at >= 0 && at < days.length ? { dueDate: addDays(from, at) } : undefined;
  });
  const target = moving && 'dueDate' in moving.to ? moving.to.dueDate : (over?.dueDate ?? undefined);
  const height = rows.length * row;
  const scale = { column, row, mark: 11 };

  return (
    <div className="grid min-w-0 grid-cols-1 gap-2 print:block">
      {isPrinting && <TimelinePaper {...{ from, to, days, rows }} milestones={above} />}
      {links.length > 0 && (
        <Checkbox
          tone="ink"
          checked={showsLinks}
          onCheckedChange={showLinks}
          label={t`Show all connections`}
          className="justify-self-end print:hidden"
        />
      )}
      <div className={classNames(cardClass, 'overflow-clip print:hidden')}>
        <ScrollRegion ref={region} label={t`Timeline`} className="max-h-[min(44rem,75dvh)]">
          <div style={{ width: titles + days.length * column }} className="min-w-full">
            <TimelineHead {...{ days, titles, column }} milestones={above} />
            <div ref={body} className="relative overflow-x-clip" style={{ height }}>
              <TimelineGround {...{ days, titles, column, target }} milestones={above} />
              <TimelineLines
                links={links}
                first={shown.at(0)?.index ?? 0}
                last={shown.at(-1)?.index ?? 0}
                pointed={pointed}
                isAll={showsLinks}
                scale={scale}
                left={titles}
                width={days.length * column}
                height={height}
              />
              <ol>
                {shown.map(({ index, start }) => {
                  const line = rows[index];
                  return (
                    line && (
                      <TimelineRowLine
                        key={line.key}
                        line={line}
                        top={start}
                        height={row}
                        {...{ from, to, titles, column }}
                        onPoint={point}
                      />
                    )
                  );
                })}
              </ol>
            </div>
          </div>
        </ScrollRegion>
      </div>
    </div>
  );
}
