import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type ProjectLinkProps = { id: string; className?: string; children: ReactNode };

/** For a link in a positioned item: the whole item is clickable, which makes a large touch target. */
export const wholeItemClass = 'after:absolute after:inset-x-0 after:-inset-y-1';

/** A link to a project's page. */
export const ProjectLink = ({ id, className, children }: ProjectLinkProps) => (
  <Link
    to="/project/$id/details"
    params={{ id }}
    className={classNames('rounded-sm text-ink underline-offset-4 hover:underline', className)}
  >
    {children}
  </Link>
);
