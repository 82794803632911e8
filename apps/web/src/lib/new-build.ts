import { currentBuild } from './build.ts';
import { currentReach, tryToReach } from './reach.ts';

const STORAGE_KEY = 'reloaded build';

/** Browsers say in different words that a part of a page could not be fetched. */
const MISSING = /dynamically imported module|importing a module script|unable to preload/i;

export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);

/** Once for each build: a part that is missing again after a reload is missing for another reason. */
function takeReload(): boolean {
  const build = currentBuild();
  if (sessionStorage.getItem(STORAGE_KEY) === build) return false;
  sessionStorage.setItem(STORAGE_KEY, build);
  return true;
}

/**
 * A tab that was open while Daymark was updated asks for parts that are gone: it reloads once and runs the new build.
 * Without a connection a reload would help nobody.
 */
export function followNewBuilds(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', async () => {
    if (currentReach() !== 'reached') return;
    await tryToReach();
    if (currentReach() === 'reached' && takeReload()) reload();
  });
}
