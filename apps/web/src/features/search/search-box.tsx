import { SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../platform/error-message.ts';
import { isMac } from '../../platform/shortcuts.ts';
import { classNames } from '../../ui/class-names.ts';
import { controlClass, oneLineClass } from '../../ui/control-class.ts';
import { KeyCaps } from '../../ui/key-caps.tsx';
import { ahead, lateQuietly } from '../../ui/late.tsx';
import { useOptionList } from '../../ui/use-option-list.ts';
import type { SearchTab } from './search-tabs.ts';
import { allFoundWords } from './search-words.ts';
import { ALL, type QuickAnswer, useQuickSearch } from './use-quick-search.ts';

const QuickResults = lateQuietly(
  ahead(() => import('./quick-results.tsx').then((part) => part.QuickResults)),
);

export type SearchGoals = {
  onProject: (id: string) => void;
  /** Opens the task on the page of its project. */
  onTask: (id: string, projectId: string) => void;
  /** Opens the search screen with the typed text. */
  onAll: (query: string, tab: SearchTab) => void;
};

type SearchBoxProps = SearchGoals & {
  /** How many projects are shown, and how many tasks. */
  rows: number;
  /** Takes the focus when it is mounted. */
  begun?: boolean;
  /** Escape when there is nothing left to close or to clear. */
  onLeave?: () => void;
};

function announcement(query: string, { isLoading, error, taskError, totals }: QuickAnswer): string {
  if (query === '') return '';
  if (isLoading) return t`Searching`;
  if (error) return messageOf(error, t`Failed to fetch projects`);
  if (taskError) return messageOf(taskError, t`Failed to fetch subtasks`);
  return totals ? allFoundWords(totals) : '';
}

/** The search over all projects and tasks: a combobox with the first matches of each. */
export function SearchBox({ onProject, onTask, onAll, rows, begun, onLeave }: SearchBoxProps) {
  const [text, setText] = useState('');
  const answer = useQuickSearch(text, rows);
  const { projects, tasks, totals } = answer;
  const query = text.trim();
  const viewAll = () => onAll(query, totals?.projects === 0 && totals.tasks > 0 ? 'tasks' : 'projects');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (begun) input.current?.focus();
  }, [begun]);

  const list = useOptionList({
    ids: [...[...projects, ...tasks].map(({ id }) => id), ALL],
    onChoose: (id) => {
      setText('');
      const task = tasks.find((one) => one.id === id);
      if (id === ALL) viewAll();
      else if (task) onTask(id, task.projectId.id);
      else onProject(id);
    },
    onEnter: () => {
      if (query === '') return;
      setText('');
      viewAll();
    },
    onEscape: () => (text === '' ? onLeave?.() : setText('')),
  });

  return (
    <search className="relative block min-w-0 flex-1" onBlur={list.onBlur}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        {...list.fieldProps}
        aria-label={t`Search projects and tasks`}
        enterKeyHint="search"
        placeholder={t`Search projects and tasks`}
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          list.open();
        }}
        onClick={list.open}
        className={classNames(controlClass, oneLineClass, 'pl-9 text-sm')}
      />
      {!begun && text === '' && (
        // Hidden from screen readers, because the list of shortcuts contains it.
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 pointer-coarse:hidden"
        >
          <KeyCaps keys="mod+k" isMac={isMac} />
        </span>
      )}
      {list.isOpen && (
        <div className="absolute inset-x-0 top-full mt-1.5 max-h-[70dvh] animate-fade overflow-y-auto rounded-md border border-line bg-sheet py-1 shadow-float">
          <Suspense>
            <QuickResults {...{ query, answer, rows, list }} />
          </Suspense>
        </div>
      )}
      <p role="status" className="sr-only">
        {list.isOpen && announcement(query, answer)}
      </p>
    </search>
  );
}
