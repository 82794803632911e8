// A classic script in the page of the app itself, run before any file has come: once the page is painted it asks for what the screen that a day
// begins with needs, so that the answers and the app travel at the same time. No imports; vite/ask-first.ts fills in
// what the build knows, and lib/asked-first.ts hands the answers on.

/** Where the screen is. */
declare const SCREEN: string;
/** What it asks for. */
declare const ADDRESSES: readonly string[];
/** What stands in them for the present day. */
declare const TODAY: string;

function ask(): void {
  try {
    const token = localStorage.getItem('authToken');
    // An app that is there already asks by itself.
    if (!token || 'askedFirst' in window) return;
    const { user } = JSON.parse(localStorage.getItem('auth-store') ?? '{}').state ?? {};
    // Swedes write a day as the API does.
    const today = user && new Intl.DateTimeFormat('sv-SE', { timeZone: user.timezone }).format();
    const answers = new Map<string, Promise<Response>>();
    for (const template of today ? ADDRESSES : []) {
      const address = template.replace(TODAY, today);
      const answer = fetch(address, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      });
      // Nobody may come for it.
      answer.catch(() => undefined);
      answers.set(address, answer);
    }
    Object.assign(window, { askedFirst: { token, answers, at: Date.now() } });
  } catch {
    // Storage is closed to us, or what it holds is of another kind: the app asks by itself.
  }
}

// After the first paint: to know the day alone takes a slow phone longer than the paint.
if (location.pathname === SCREEN) requestAnimationFrame(() => setTimeout(ask));
