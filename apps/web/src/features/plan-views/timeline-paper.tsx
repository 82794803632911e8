import type { Day } from '@daymark/domain/dates';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ShownMilestone } from './shown-item.ts';
import { TimelineGround, TimelineHead } from './timeline-head.tsx';
import { TimelineLines } from './timeline-lines.tsx';
import { TimelineRowLine } from './timeline-row.tsx';
import { linksOf, type TimelineRow } from './timeline-rows.ts';

/**
 * The width of an A4 or Letter page in pixels, and the rows that fit: twice with the head of the days, and once below
 * the head of a project.
 */
const SHEETS = {
  upright: { across: 700, rows: 15, className: 'print:portrait:block' },
  lying: { across: 960, rows: 9, className: 'print:landscape:block' },
} as const;
const TITLES = { min: 190, max: 320 };
/** A day may be narrower than its mark, because each row has only one; the rest of the width is for titles. */
const DAY = 8;
const ROW = 26;

type TimelinePaperProps = {
  from: Day;
  to: Day;
  days: readonly Day[];
  rows: readonly TimelineRow[];
  milestones: readonly ShownMilestone[];
};

const ignore = () => {};

function Sheets(props: TimelinePaperProps & { sheet: (typeof SHEETS)[keyof typeof SHEETS] }) {
  const { from, to, days, rows, milestones, sheet } = props;
  const { across } = sheet;
  // In tenths of a pixel: a year has to fit beside the titles.
  const titles = Math.max(TITLES.min, Math.min(TITLES.max, across - days.length * DAY));
  const column = Math.floor(((across - titles) / days.length) * 10) / 10;
  const starts = Array.from({ length: Math.ceil(rows.length / sheet.rows) }, (_, part) => part * sheet.rows);
  return (
    <div className={classNames('hidden [print-color-adjust:exact]', sheet.className)}>
      {starts.map((start) => {
        const part = rows.slice(start, start + sheet.rows);
        const height = part.length * ROW;
        return (
          <div
            key={start}
            style={{ width: across }}
            className={classNames(cardClass, 'mb-3 break-inside-avoid overflow-clip last:mb-0')}
          >
            <TimelineHead {...{ days, column, milestones, titles }} />
            <div className="relative overflow-x-clip" style={{ height }}>
              <TimelineGround {...{ days, column, milestones, titles }} target={undefined} />
              <TimelineLines
                links={linksOf(part, from)}
                first={0}
                last={part.length}
                pointed={undefined}
                isAll
                scale={{ column, row: ROW, mark: 11 }}
                left={titles}
                width={days.length * column}
                height={height}
              />
              <ol>
                {part.map((line, index) => (
                  <TimelineRowLine
                    key={line.key}
                    line={line}
                    top={index * ROW}
                    height={ROW}
                    {...{ titles, from, to, column }}
                    onPoint={ignore}
                  />
                ))}
              </ol>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/**
 * A timeline in print: in parts that are not split between pages, each with its days above. Only the style sheet knows
 * the page's orientation.
 */
export const TimelinePaper = (props: TimelinePaperProps) => (
  <>
    <Sheets {...props} sheet={SHEETS.upright} />
    <Sheets {...props} sheet={SHEETS.lying} />
  </>
);
