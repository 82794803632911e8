import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type PanelProps = { title: ReactNode; aside?: ReactNode; className?: string; children: ReactNode };

/** One card of the dashboard: its title, what stands beside it, and the content. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} {...(className !== undefined && { className })}>
      <header className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </Card>
  );
}
