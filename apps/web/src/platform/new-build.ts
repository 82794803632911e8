import { currentBuild } from './build.ts';
import { currentReach, tryToReach } from './reach.ts';

const STORAGE_KEY = 'reloaded build';
/** The router stores under this key and an error's message that it has reloaded the page for it. */
const ROUTER_KEY = 'tanstack_router_reload:';

/** The messages of browsers when a part of a page could not be loaded. */
const MISSING = /dynamically imported module|importing a module script|unable to preload/i;

export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);

/** One reload per build: if a part is missing again after a reload, the reason is a different one. */
function takeReload(): boolean {
  const build = currentBuild();
  if (sessionStorage.getItem(STORAGE_KEY) === build) return false;
  sessionStorage.setItem(STORAGE_KEY, build);
  return true;
}

/** Most messages name the missing part; else the build's own script is checked. */
const partIn = ({ message }: Error): string => /\S+\.(?:js|css)\b/.exec(message)?.[0] ?? currentBuild();

/** Whether the server says that it is gone. If the server still has it, the connection failed. */
async function isGone(part: string): Promise<boolean> {
  try {
    const { status } = await fetch(part, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/**
 * A tab that was open during an update of Daymark requests parts that are gone: it reloads once and runs the new build.
 * A part that failed because of the connection can be loaded again; a reload would only lose work on screen.
 */
export function followNewBuilds(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    // The router would reload at once, which without a connection shows the browser's error page.
    sessionStorage.setItem(ROUTER_KEY + payload.message, 'left to us');
    if (currentReach() !== 'reached') return;
    await tryToReach();
    if (currentReach() === 'reached' && (await isGone(partIn(payload))) && takeReload()) reload();
  });
}
