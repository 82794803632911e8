import type { ProjectColor } from '@daymark/domain/project-colors';
import { classNames } from './class-names.ts';

const COLORS: Record<ProjectColor, string> = {
  blue: 'text-project-blue',
  green: 'text-project-green',
  olive: 'text-project-olive',
  teal: 'text-project-teal',
  ochre: 'text-project-ochre',
  pink: 'text-project-pink',
  plum: 'text-project-plum',
  violet: 'text-project-violet',
};

type ProjectMarkProps = { color: ProjectColor; className?: string };

/**
 * The color of a project, as an upright bar at its name or at its task. Never the only information: the name of the
 * project is beside it, or in the accessible name. A drawing, because a background is not printed.
 */
export const ProjectMark = ({ color, className = 'h-3.5 w-1.5' }: ProjectMarkProps) => (
  <svg className={classNames('shrink-0', COLORS[color], className)} aria-hidden="true" data-color={color}>
    <rect width="100%" height="100%" rx="2" fill="currentColor" />
  </svg>
);
