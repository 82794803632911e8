import type { Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { ChevronDown, Ellipsis } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ahead, lateDialog } from '../../ui/late.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { useMedia } from '../../ui/use-media.ts';
import { choiceOf, type KindChoice, menuOf } from './kind-choices.ts';
import { KindMark, markOf } from './kind-mark.tsx';
import { shortWords, wordsOf } from './line-words.ts';

const ChoiceSheet = lateDialog(
  ahead(() => import('../../ui/choice-sheet.tsx').then((part) => part.ChoiceSheet)),
);

type KindChooserProps = {
  statement: Statement;
  /** Kinds that are offered elsewhere. */
  without?: readonly KindChoice[];
  onChoose: (choice: KindChoice) => void;
  /** The button that opens it. */
  trigger: ReactElement<{ onClick?: () => void }>;
  /** The same for the sheet; `open` opens it. */
  sheetTrigger: (open: () => void) => ReactElement;
};

/** The choice of a line's kind: a menu, and on a phone a sheet. */
export function KindChooser({ statement, without = [], onChoose, trigger, sheetTrigger }: KindChooserProps) {
  const isPhone = useMedia('(max-width: 39.99rem)');
  const [isOpen, setOpen] = useState(false);
  const [showsAll, showAll] = useState(false);
  const present = choiceOf(statement);
  const { first, others } = menuOf(statement, without);
  const more: MenuItem = { label: t`More`, icon: Ellipsis, isMore: true, onSelect: () => showAll(true) };
  const choices: MenuItem[] = [...first, ...(showsAll ? others : [])].map(({ choice, label, hint }) => ({
    label,
    hint,
    icon: markOf(choice),
    checked: choice === present,
    onSelect: () => {
      showAll(false);
      onChoose(choice);
    },
  }));
  if (!showsAll) choices.push(more);
  if (!isPhone) return <Menu align="start" trigger={trigger} items={choices} />;
  return (
    <>
      {sheetTrigger(() => setOpen(true))}
      {isOpen && (
        <Suspense>
          <ChoiceSheet
            open
            onOpenChange={setOpen}
            title={t`What is this?`}
            description={t`“${shortWords(wordsOf(statement))}”`}
            choices={choices}
          />
        </Suspense>
      )}
    </>
  );
}

type KindButtonProps = {
  statement: Statement;
  name: string;
  onChoose: (choice: KindChoice) => void;
  /** Only its mark: the name is said and shown as the title. */
  isShort?: boolean;
};

/** The kind of a line, as a button to change it. */
export function KindButton({ statement, name, onChoose, isShort = false }: KindButtonProps) {
  const button = (onClick?: () => void) => (
    <Button
      variant="quiet"
      size="small"
      data-kind
      aria-haspopup="menu"
      aria-label={t`${name}. Change what this is: ${shortWords(wordsOf(statement))}`}
      {...(onClick && { onClick })}
      {...(isShort && { title: name })}
      className={
        isShort
          ? 'min-h-7 w-7 px-0 pointer-coarse:-mx-2 pointer-coarse:min-w-11'
          : '-ml-3 max-w-full text-left'
      }
    >
      <KindMark choice={statement.kind === 'library' ? statement.kind : choiceOf(statement)} />
      {!isShort && (
        <>
          <span className="min-w-0 break-words">{name}</span>
          <ChevronDown className="size-3.5 shrink-0 text-ink-soft" aria-hidden="true" />
        </>
      )}
    </Button>
  );
  return <KindChooser {...{ statement, onChoose }} trigger={button()} sheetTrigger={button} />;
}
