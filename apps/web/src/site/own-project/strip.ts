import type { VisitorPlan } from '@daymark/contract/visitor-plans';
import { stripCells } from '../../ui/day-strip-cells.ts';

const SVG = 'http://www.w3.org/2000/svg';
const HEIGHT = 26;
const NO_WORK = 4;
const GAP = 0.18;

function rect(attributes: Record<string, string | number>): SVGRectElement {
  const element = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** The strip of the app for a plan that nobody has begun: a cell for each day, hollow where there is work. */
export function stripOf({ project, days }: VisitorPlan): SVGSVGElement {
  const { startDate, dueDate } = project;
  const loads = days.flatMap(({ day, tasks }) => (day ? { date: day, total: tasks.length, done: 0 } : []));
  const cells = stripCells(startDate, dueDate, startDate, loads);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', String(HEIGHT));
  const percent = (share: number) => `${(share * 100) / cells.length}%`;
  svg.replaceChildren(
    ...cells.map(({ total, when }, index) => {
      const across = { x: percent(index + GAP / 2), width: percent(1 - GAP) };
      if (total === 0)
        return rect({ ...across, y: HEIGHT - NO_WORK, height: NO_WORK, rx: 1, class: 'fill-line' });
      const edge = when === 'today' ? 'stroke-ink' : 'stroke-edge';
      return rect({ ...across, y: 0.5, height: HEIGHT - 1, rx: 2, class: `fill-sheet ${edge}` });
    }),
  );
  return svg;
}
