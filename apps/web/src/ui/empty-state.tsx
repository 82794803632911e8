import type { ReactNode } from 'react';
import { Beacon } from './beacon.tsx';
import { classNames } from './class-names.ts';

type EmptyStateProps = {
  title: string;
  /** Its purpose, in a sentence. */
  children?: ReactNode;
  /** The first step. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  className?: string;
};

export function EmptyState({ title, children, action, level = 2, className }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames('grid justify-items-center gap-2 px-4 py-10 text-center', className)}>
      <Beacon className="mb-2 size-12 opacity-80" tone="plain" />
      <Title className="text-lg font-bold">{title}</Title>
      {children && <p className="max-w-prose text-sm text-ink-soft">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
