import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ShownOnce } from '../../ui/shown-once.tsx';

type CardListProps<Row> = {
  /** It takes the focus when a row leaves. */
  id: string;
  label: string;
  rows: readonly Row[];
  /** What is said if there are none. */
  none: string;
  children: (row: Row) => ReactNode;
};

/** The rows of a card. */
export const CardList = <Row,>({ id, label, rows, none, children }: CardListProps<Row>) => (
  <div id={id} tabIndex={-1} className="outline-none">
    {rows.length === 0 && <p className="text-sm text-ink-soft">{none}</p>}
    <ul aria-label={label} className="empty:hidden">
      {rows.map(children)}
    </ul>
  </div>
);

type CardRowProps = { title: ReactNode; badges?: ReactNode; actions?: ReactNode; children?: ReactNode };

/** A thing by its name, with what is known of it and what can be done with it. */
export const CardRow = ({ title, badges, actions, children }: CardRowProps) => (
  <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
    <div className="grid min-w-0 flex-1 basis-56 gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        {badges}
      </p>
      {children}
    </div>
    {actions}
  </li>
);

/** Facts of a row, beside each other where there is room. */
export const RowFacts = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">{children}</p>
);

type ConfirmRemovalProps<Row> = {
  /** The row that is asked about. */
  asked: Row | undefined;
  onClose: () => void;
  title: (row: Row) => string;
  action: string;
  onConfirm: (row: Row) => void;
  /** The list that takes the focus. */
  list: string;
  children: string;
};

/** Asks before a row is removed that cannot be brought back. */
export const ConfirmRemoval = <Row,>(props: ConfirmRemovalProps<Row>) => {
  const { asked, onClose, title, action, onConfirm, list, children } = props;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={asked === undefined ? '' : title(asked)}
      confirmLabel={action}
      onConfirm={() => {
        if (asked !== undefined) onConfirm(asked);
        onClose();
        focusSoon(`#${list}`);
      }}
    >
      {children}
    </ConfirmDialog>
  );
};

type MakesOneProps<Made extends object> = {
  /** Of the button; what is open survives a reload under it. */
  id: string;
  icon: LucideIcon;
  label: string;
  formOf: (way: { onMade: (made: Made) => void; onCancel: () => void }) => ReactNode;
  /** What is shown only once, after it was made. */
  shownOf: (made: Made) => Omit<ComponentProps<typeof ShownOnce>, 'id' | 'onDone'>;
};

/** Makes a row whose secret is shown once: a button, then its form, then the secret. */
export function MakesOne<Made extends object>(props: MakesOneProps<Made>) {
  const { id, icon: Icon, label, formOf, shownOf } = props;
  const [making, setMaking] = useTabState<'typing' | Made | undefined>(id, undefined, (next) =>
    next === 'typing' ? next : undefined,
  );
  const close = () => {
    setMaking(undefined);
    focusSoon(`#${id}`);
  };
  const onMade = (made: Made) => {
    setMaking(made);
    focusSoon(`#${id}-secret input`);
  };
  if (making === undefined)
    return (
      <Button id={id} className="justify-self-start" onClick={() => setMaking('typing')}>
        <Icon className="size-4" aria-hidden="true" />
        {label}
      </Button>
    );
  if (making === 'typing') return formOf({ onMade, onCancel: close });
  return <ShownOnce id={`${id}-secret`} {...shownOf(making)} onDone={close} />;
}
