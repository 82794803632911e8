import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type PaneTabsProps<Name extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  panes: readonly { name: Name; label: string; badge?: { count: number; words: string } }[];
  value: Name;
  onValueChange: (name: Name) => void;
  /** The class with the width from which both panes are visible. */
  className: string;
};

/** Switches between two panes on a narrow screen. The hidden pane stays mounted. */
export const PaneTabs = <Name extends string>(props: PaneTabsProps<Name>) => {
  const { label, panes, value, onValueChange, className } = props;
  return (
    <fieldset
      data-panes
      className={classNames(
        'grid auto-cols-fr grid-flow-col gap-1 rounded-lg bg-well p-1 print:hidden',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {panes.map((pane) => (
        <Button
          key={pane.name}
          variant={pane.name === value ? 'secondary' : 'quiet'}
          aria-pressed={pane.name === value}
          onClick={() => onValueChange(pane.name)}
        >
          {pane.label}
          {pane.badge && (
            <Badge tone="soon">
              {pane.badge.count} <span className="sr-only">{pane.badge.words}</span>
            </Badge>
          )}
        </Button>
      ))}
    </fieldset>
  );
};
