import { t } from '@daymark/words/t';
import { LayoutGrid, type LucideIcon, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { ProjectLayout } from './project-list.tsx';

const STORAGE_KEY = 'projects-layout';

const LAYOUTS: { layout: ProjectLayout; label: string; icon: LucideIcon }[] = [
  { layout: 'grid', label: t`Grid`, icon: LayoutGrid },
  { layout: 'list', label: t`List`, icon: Rows3 },
];

/** The layout of projects on this device, stored between visits. */
export function useProjectLayout(): [ProjectLayout, (layout: ProjectLayout) => void] {
  const [layout, setLayout] = useState<ProjectLayout>(() =>
    localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'grid',
  );
  const choose = (chosen: ProjectLayout) => {
    setLayout(chosen);
    localStorage.setItem(STORAGE_KEY, chosen);
  };
  return [layout, choose];
}

type LayoutToggleProps = { layout: ProjectLayout; onLayoutChange: (layout: ProjectLayout) => void };

export const LayoutToggle = ({ layout, onLayoutChange }: LayoutToggleProps) => (
  <fieldset className="flex rounded-md border border-edge p-0.5">
    <legend className="sr-only">{t`Layout`}</legend>
    {LAYOUTS.map(({ layout: offered, label, icon: Icon }) => (
      <button
        key={offered}
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={layout === offered}
        onClick={() => onLayoutChange(offered)}
        className={classNames(
          'grid size-8.5 place-items-center rounded-sm pointer-coarse:size-10.5',
          layout === offered ? 'bg-ink text-on-ink' : 'text-ink-soft hover:bg-well hover:text-ink',
        )}
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    ))}
  </fieldset>
);
