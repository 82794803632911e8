import { afterEach, expect, test, vi } from 'vitest';
import { followNewBuilds } from './new-build.ts';
import { tryToReach } from './reach.ts';

const reload = vi.fn();
followNewBuilds(reload);

const PART = `${location.origin}/assets/palette-1.js`;
const missPart = () =>
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError'), {
      payload: new TypeError(`Failed to fetch dynamically imported module: ${PART}`),
    }),
  );

/** The server responds, with or without this part. */
function partIs(status: 200 | 404) {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    return String(address) === PART ? new Response(null, { status }) : Response.json({ success: true });
  });
  return asked;
}

afterEach(async () => {
  vi.restoreAllMocks();
  reload.mockReset();
  sessionStorage.clear();
  await tryToReach();
});

test('a part that is gone after an update reloads the page once', async () => {
  const asked = partIs(404);
  missPart();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  missPart();
  await expect.poll(() => asked.filter((address) => address === PART).length).toBe(2);
  await tryToReach();
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that was lost on the way and is there still reloads nothing', async () => {
  const asked = partIs(200);
  missPart();
  await expect.poll(() => asked).toContain(PART);
  await tryToReach();
  expect(reload).not.toHaveBeenCalled();
});

test('without a connection nothing is reloaded', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  missPart();
  await expect.poll(() => fetching.mock.calls.length).toBe(1);
  await tryToReach();
  expect(reload).not.toHaveBeenCalled();
});
