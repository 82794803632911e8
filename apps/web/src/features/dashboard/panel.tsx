import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

type PanelProps = {
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  /** For links within the page. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** One card of the dashboard: its title, what is beside it, and the content. */
export function Panel({ title, aside, id, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      labelledBy={titleId}
      {...(id !== undefined && { id })}
      className={classNames('sm:p-6', className)}
    >
      <header className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="font-bold">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </Card>
  );
}
