import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type TitledCardProps = { title: string; lead?: string; children: ReactNode };

export function TitledCard({ title, lead, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="grid min-w-0 content-start gap-3">
      <header className="grid gap-1">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {lead && <p className="max-w-prose text-sm text-ink-soft">{lead}</p>}
      </header>
      {children}
    </Card>
  );
}
