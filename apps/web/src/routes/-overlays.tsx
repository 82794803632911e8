import { t } from '@daymark/words/t';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasAi } from '../platform/ai.ts';
import { currentOverlay, type Overlay, showOverlay, subscribeToOverlay } from '../platform/overlays.ts';
import { useShortcuts } from '../platform/shortcuts.ts';
import { useTabState } from '../platform/tab-state.ts';
import { ahead, lateDialog } from '../ui/late.tsx';
import { undoLatestToast } from '../ui/toast-store.ts';

type OverlayProps = { open: boolean; onOpenChange: (open: boolean) => void };

const PARTS: Record<Overlay, ComponentType<OverlayProps>> = {
  palette: lateDialog(() => import('./-palette.tsx').then((part) => part.PaletteOverlay)),
  add: lateDialog(() => import('./-quick-add.tsx').then((part) => part.QuickAddOverlay)),
  away: lateDialog(() => import('../features/replan/away-dialog.tsx').then((part) => part.AwayDialog)),
  week: lateDialog(() => import('../features/replan/week-dialog.tsx').then((part) => part.WeekDialog)),
  duplicate: lateDialog(() => import('./-copies.tsx').then((part) => part.DuplicateOverlay)),
  templates: lateDialog(() => import('./-copies.tsx').then((part) => part.TemplateOverlay)),
  // They are needed without a connection.
  waiting: lateDialog(ahead(() => import('./-waiting.tsx').then((part) => part.WaitingOverlay))),
  leaving: lateDialog(ahead(() => import('./-waiting.tsx').then((part) => part.LeaveOverlay))),
  keys: lateDialog(() =>
    import('../features/shortcuts/shortcuts-dialog.tsx').then((part) => part.ShortcutsDialog),
  ),
};

/** The shortcuts of every screen. */
function useEverywhereKeys(): void {
  const router = useRouter();
  const go = (to: '/dashboard' | '/projects' | '/plan' | '/chats' | '/search' | '/settings') => () =>
    void router.navigate({ to });
  useShortcuts(t`Everywhere`, [
    {
      keys: 'mod+k',
      words: t`Search or do something`,
      run: () => showOverlay('palette'),
      whileTyping: true,
    },
    { keys: 'mod+z', words: t`Undo what was just done`, run: undoLatestToast },
    { keys: 'g d', words: t`Go to Overview`, run: go('/dashboard') },
    { keys: 'g p', words: t`Go to Projects`, run: go('/projects') },
    { keys: 'g l', words: t`Go to Plan`, run: go('/plan') },
    ...(hasAi() ? [{ keys: 'g c', words: t`Go to Chats`, run: go('/chats') }] : []),
    { keys: 'g f', words: t`Go to Search`, run: go('/search') },
    { keys: 'g s', words: t`Go to Settings`, run: go('/settings') },
    { keys: 'c', words: t`New Project`, run: () => void router.navigate({ to: '/projects/new' }) },
    { keys: 'q', words: t`Add a task in words`, run: () => showOverlay('add') },
    { keys: '?', words: t`Show these keys`, run: () => showOverlay('keys') },
  ]);
}

/** Those with a form. */
const FORMS: ReadonlySet<Overlay | undefined> = new Set(['add', 'away', 'duplicate', 'templates']);

/** A reload opens the form again that was open. */
function useReopened(overlay: Overlay | undefined): void {
  const [open, setOpen] = useTabState<Overlay | undefined>('overlay', undefined, (next) =>
    FORMS.has(next) ? next : undefined,
  );
  const atFirst = useRef(open);
  useEffect(() => {
    if (atFirst.current && !currentOverlay()) showOverlay(atFirst.current);
  }, []);
  useEffect(() => setOpen(overlay), [overlay, setOpen]);
}

/** The overlays, each loaded on first use. */
export function Overlays() {
  useEverywhereKeys();
  const overlay = useSyncExternalStore(subscribeToOverlay, currentOverlay);
  useReopened(overlay);
  const [wanted, setWanted] = useState<readonly Overlay[]>([]);

  useEffect(() => {
    if (overlay) setWanted((present) => (present.includes(overlay) ? present : [...present, overlay]));
  }, [overlay]);

  return wanted.map((name) => {
    const Part = PARTS[name];
    return (
      <Suspense key={name}>
        <Part open={name === overlay} onOpenChange={(open) => showOverlay(open ? name : undefined)} />
      </Suspense>
    );
  });
}
