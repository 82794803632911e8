import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type ProjectLinkProps = { id: string; className?: string; children: ReactNode };

/** Of a link in a positioned item: all of the item leads there, which is a target that a thumb meets. */
export const wholeItemClass = 'after:absolute after:inset-x-0 after:-inset-y-1';

/** Leads to a project's own page. */
export const ProjectLink = ({ id, className, children }: ProjectLinkProps) => (
  <Link
    to="/project/$id/details"
    params={{ id }}
    className={classNames('rounded-sm text-ink underline-offset-4 hover:underline', className)}
  >
    {children}
  </Link>
);
