import { currentBuild } from './build.ts';
import { currentReach, tryToReach } from './reach.ts';

const STORAGE_KEY = 'reloaded build';
/** Under this key and the words of an error the router keeps that it has reloaded the page over it. */
const ROUTER_KEY = 'tanstack_router_reload:';

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

/** Most browsers name the part that is missing; where none is named, the build that it belongs to stands for it. */
const partIn = ({ message }: Error): string => /\S+\.(?:js|css)\b/.exec(message)?.[0] ?? currentBuild();

/** Whether the server says so itself. A part that it still has was lost on the way. */
async function isGone(part: string): Promise<boolean> {
  try {
    const { status } = await fetch(part, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/**
 * A tab that was open while Daymark was updated asks for parts that are gone: it reloads once and runs the new build.
 * A part that was lost with the connection is there again with it: a reload would only cost what is under way on screen.
 */
export function followNewBuilds(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    // The router would reload at once, into the browser's own page where there is no connection.
    sessionStorage.setItem(ROUTER_KEY + payload.message, 'left to us');
    if (currentReach() !== 'reached') return;
    await tryToReach();
    if (currentReach() === 'reached' && (await isGone(partIn(payload))) && takeReload()) reload();
  });
}
