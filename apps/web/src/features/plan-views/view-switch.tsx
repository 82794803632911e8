import { t, tc } from '@daymark/words/t';
import { CalendarDays, ChartNoAxesGantt, ChevronDown, Columns3, List, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Menu } from '../../ui/menu.tsx';
import type { View } from './plan-place.ts';

const CHOICES: readonly { view: View; label: string; icon: LucideIcon }[] = [
  { view: 'list', label: t`List`, icon: List },
  { view: 'timeline', label: t`Timeline`, icon: ChartNoAxesGantt },
  { view: 'calendar', label: t`Calendar`, icon: CalendarDays },
  { view: 'board', label: t`Board`, icon: Columns3 },
];

type ViewSwitchProps = { view: View; onViewChange: (view: View) => void };

/** The choice of a view. On a phone the labels are below the icons. */
export const ViewSwitch = ({ view, onViewChange }: ViewSwitchProps) => (
  <fieldset className="flex min-w-0 rounded-md border border-edge bg-sheet p-0.5 max-sm:flex-1 max-sm:basis-60 sm:w-fit print:hidden">
    <legend className="sr-only">{tc('noun')`View`}</legend>
    {CHOICES.map(({ view: offered, label, icon: Icon }) => (
      <button
        key={offered}
        type="button"
        aria-pressed={view === offered}
        onClick={() => onViewChange(offered)}
        className={classNames(
          'flex min-h-9 min-w-0 flex-auto items-center justify-center gap-x-1.5 rounded-sm px-1 text-sm font-semibold max-sm:flex-col max-sm:py-1 max-sm:text-xs sm:px-3 pointer-coarse:min-h-11',
          view === offered ? 'bg-ink text-on-ink' : 'text-ink-soft hover:bg-well hover:text-ink',
        )}
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {label}
      </button>
    ))}
  </fieldset>
);

/** The same choice in one button, where other things come first. */
export function ViewMenu({ view, onViewChange }: ViewSwitchProps) {
  const present = CHOICES.find((choice) => choice.view === view);
  const Icon = present?.icon ?? List;
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" className="-ml-3 print:hidden" aria-label={t`View: ${present?.label ?? ''}`}>
          <Icon className="size-4" aria-hidden="true" />
          {present?.label}
          <ChevronDown className="size-3.5" aria-hidden="true" />
        </Button>
      }
      items={CHOICES.map(({ view: offered, label, icon }) => ({
        label,
        icon,
        checked: view === offered,
        onSelect: () => onViewChange(offered),
      }))}
    />
  );
}
