/** So long an answer is as good as one that is asked for now: a slow phone needs some time to start the app. */
const GOOD_FOR_MILLISECONDS = 20_000;

interface AskedFirst {
  token: string;
  answers: Map<string, Promise<Response>>;
  at: number;
  /** The app has asked by itself: nothing more is asked first. */
  isOver?: boolean;
}

declare global {
  interface Window {
    /** What ask-first.ts has asked for before the app was there. */
    askedFirst?: AskedFirst;
  }
}

function take(address: string, { method = 'GET', headers }: RequestInit): Promise<Response> | undefined {
  // Once the app asks by itself, the page has not to ask any more.
  window.askedFirst ??= { token: '', answers: new Map(), at: 0 };
  const { token, answers, at } = window.askedFirst;
  const isMeant = new Headers(headers).get('authorization') === `Bearer ${token}`;
  // What this page has changed is in none of them, and what is somebody else's is nobody's.
  if (method !== 'GET' || !isMeant || Date.now() - at > GOOD_FOR_MILLISECONDS) {
    answers.clear();
    return undefined;
  }
  const answer = answers.get(address);
  if (!answer) window.askedFirst.isOver = true;
  answers.delete(address);
  return answer;
}

/**
 * The browser's own `fetch`, or the answer that is on its way since before the app was there; each is taken once. The browser
 * keeps no answer: signing out could not clear its cache.
 */
export const fetchOrTake = (address: string, init: RequestInit): Promise<Response> =>
  take(address, init) ?? fetch(address, { ...init, cache: 'no-store' });
