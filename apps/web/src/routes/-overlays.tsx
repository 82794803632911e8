import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { currentOverlay, type Overlay, showOverlay, subscribeToOverlay } from '../lib/overlays.ts';
import { useShortcuts } from '../lib/shortcuts.ts';
import { undoLatestToast } from '../ui/toast-store.ts';

const PaletteOverlay = lazy(async () => ({ default: (await import('./-palette.tsx')).PaletteOverlay }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../features/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** The keys that work on every screen. */
function useEverywhereKeys(): void {
  const router = useRouter();
  const go = (to: '/dashboard' | '/projects' | '/search') => () => void router.navigate({ to });
  useShortcuts('Everywhere', [
    {
      keys: 'mod+k',
      words: 'Search or do something',
      run: () => showOverlay('palette'),
      whileTyping: true,
    },
    { keys: 'mod+z', words: 'Undo what the last note tells of', run: undoLatestToast },
    { keys: 'g d', words: 'Go to Overview', run: go('/dashboard') },
    { keys: 'g p', words: 'Go to Projects', run: go('/projects') },
    { keys: 'g f', words: 'Go to Search', run: go('/search') },
    { keys: 'c', words: 'New project', run: () => void router.navigate({ to: '/projects/new' }) },
    { keys: '?', words: 'Show these keys', run: () => showOverlay('keys') },
  ]);
}

/** The palette and the list of keys: fetched when first wanted, and kept for the next time. */
export function Overlays() {
  useEverywhereKeys();
  const overlay = useSyncExternalStore(subscribeToOverlay, currentOverlay);
  const [wanted, setWanted] = useState<readonly Overlay[]>([]);
  if (overlay && !wanted.includes(overlay)) setWanted([...wanted, overlay]);

  return (
    <Suspense>
      {wanted.includes('palette') && <PaletteOverlay open={overlay === 'palette'} />}
      {wanted.includes('keys') && (
        <ShortcutsDialog
          open={overlay === 'keys'}
          onOpenChange={(next) => showOverlay(next ? 'keys' : undefined)}
        />
      )}
    </Suspense>
  );
}
