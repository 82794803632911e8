import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type PaneTabsProps<Name extends string> = {
  /** What the panes are parts of, for screen readers. */
  label: string;
  panes: readonly { name: Name; label: string }[];
  value: Name;
  onValueChange: (name: Name) => void;
  /** Says from which width on all panes have room. */
  className: string;
};

/** Which of two panes is in sight where there is no room for both. What is out of sight stays as it is. */
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
        </Button>
      ))}
    </fieldset>
  );
};
