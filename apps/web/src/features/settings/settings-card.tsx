import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type SettingsCardProps = {
  title: string;
  /** What it changes, and when. */
  lead: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

export function SettingsCard({ title, lead, action, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="grid min-w-0 scroll-mt-24 content-start gap-5 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h2 id={id} className="text-lg font-bold">
            {title}
          </h2>
          <p className="max-w-prose text-sm text-ink-soft">{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </Card>
  );
}
