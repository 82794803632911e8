import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  /** The accessible name, also shown as the tooltip. */
  label: string;
  variant?: 'quiet' | 'danger';
};

export function IconButton({ icon: Icon, label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames(
          'inline-grid size-9 shrink-0 place-items-center rounded-md text-ink-soft transition-colors',
          'disabled:opacity-55 pointer-coarse:size-11',
          variant === 'danger' ? 'hover:bg-signal-wash hover:text-signal' : 'hover:bg-well hover:text-ink',
          className,
        )}
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
