/** An early answer can be used for this long, because a slow phone takes time to start the app. */
const GOOD_FOR_MILLISECONDS = 20_000;

interface AskedFirst {
  token: string;
  answers: Map<string, Promise<Response>>;
  at: number;
  /** The app sends its own requests now: no more early ones. */
  isOver?: boolean;
}

declare global {
  interface Window {
    /** The requests that ask-first.ts has sent before the app started. */
    askedFirst?: AskedFirst;
  }
}

function take(address: string, { method = 'GET', headers }: RequestInit): Promise<Response> | undefined {
  // After the app's first own request, the page sends no more early ones.
  window.askedFirst ??= { token: '', answers: new Map(), at: 0 };
  const { token, answers, at } = window.askedFirst;
  const isOfSession = new Headers(headers).get('authorization') === `Bearer ${token}`;
  // Early answers are dropped after a change by this page, and if they belong to another user.
  if (method !== 'GET' || !isOfSession || Date.now() - at > GOOD_FOR_MILLISECONDS) {
    answers.clear();
    return undefined;
  }
  const answer = answers.get(address);
  if (!answer) window.askedFirst.isOver = true;
  answers.delete(address);
  return answer;
}

/**
 * The browser's `fetch`, or an early request that is already in progress; each is used once. Nothing is stored in the
 * browser's cache, because signing out could not clear it.
 */
export const fetchOrTake = (address: string, init: RequestInit): Promise<Response> =>
  take(address, init) ?? fetch(address, { ...init, cache: 'no-store' });
