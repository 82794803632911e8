import { classNames } from './class-names.ts';
import { Dialog } from './dialog.tsx';
import type { MenuItem } from './menu-item.ts';

type ChoiceSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  choices: readonly MenuItem[];
};

/** The form of a menu on a phone: a sheet at the lower edge with large entries. */
export const ChoiceSheet = ({ open, onOpenChange, title, description, choices }: ChoiceSheetProps) => (
  <Dialog {...{ open, onOpenChange, title, description }} size="small">
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {choices.map(({ label, hint, icon: Icon, checked, isMore, onSelect }) => (
        <li key={label}>
          <button
            type="button"
            aria-current={checked || undefined}
            onClick={() => {
              if (!isMore) onOpenChange(false);
              onSelect();
            }}
            className={classNames(
              'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left hover:bg-well',
              checked && 'bg-well font-semibold',
            )}
          >
            {Icon && <Icon className="size-5 shrink-0" aria-hidden="true" />}
            <span className="min-w-0">
              {label}
              {hint && <span className="block text-xs font-normal text-ink-soft">{hint}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
