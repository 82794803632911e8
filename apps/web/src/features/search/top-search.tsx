import { SEARCH_DROPDOWN_ROWS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { Search, X } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { BackCloses } from '../../ui/back-closes.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useRestingMedia } from '../../ui/use-media.ts';
import { SearchBox, type SearchGoals } from './search-box.tsx';

/** From this width on, the box is in the bar itself. */
const ROOMY = '(min-width: 48rem)';

/** The search in the top bar: a box, or on a phone a button that opens one over the bar. */
export function TopSearch(goals: SearchGoals) {
  return useRestingMedia(ROOMY) ? (
    <SearchBox {...goals} rows={SEARCH_DROPDOWN_ROWS.wide} />
  ) : (
    <SearchOverBar {...goals} />
  );
}

function SearchOverBar({ onProject, onTask, onAll }: SearchGoals) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setOpen(false);
    button.current?.focus();
  };
  const leaveWithFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Without a target, the whole window lost the focus, and will get it back.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <>
      <IconButton
        ref={button}
        icon={Search}
        label={t`Search projects and tasks`}
        onClick={() => setOpen(true)}
      />
      {open && (
        <div
          role="dialog"
          aria-label={t`Search`}
          onBlur={leaveWithFocus}
          className="absolute inset-0 z-10 flex animate-fade items-center gap-1 bg-paper pr-1 pl-4"
        >
          <BackCloses onBack={leave} />
          <SearchBox
            rows={SEARCH_DROPDOWN_ROWS.narrow}
            begun
            onLeave={leave}
            onProject={(id) => {
              leave();
              onProject(id);
            }}
            onTask={(id, projectId) => {
              leave();
              onTask(id, projectId);
            }}
            onAll={(query, tab) => {
              leave();
              onAll(query, tab);
            }}
          />
          <IconButton icon={X} label={t`Close search`} onClick={leave} />
        </div>
      )}
    </>
  );
}
