// A classic script in the page of the app itself, run before any file has come: once the page is painted it asks for what the screen that a day
// begins with needs, so that the answers and the app travel at the same time. No imports; vite/ask-first.ts fills in
// what the build knows, and lib/asked-first.ts hands the answers on.

/** Where the screen is. */
declare const SCREEN: string;
/** What it asks for. */
declare const ADDRESSES: readonly string[];
/** What stands in them for the present day. */
declare const TODAY: string;

interface Asked {
  token: string;
  answers: Map<string, Promise<Response>>;
  at: number;
  isOver?: boolean;
}

const laterOn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Each in a task of its own: to send one takes a slow phone some milliseconds, and it paints and reads in between. */
function ask(addresses: readonly string[], { token, answers }: Asked): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  for (const address of addresses) {
    const answer = laterOn().then(() => fetch(address, { headers, cache: 'no-store' }));
    // Nobody may come for it.
    answer.catch(() => undefined);
    answers.set(address, answer);
  }
}

const isOfToday = (address: string): boolean => address.includes(TODAY);

/** In a task of its own: the browser's first date takes longer than all the rest. */
function askOfToday(timeZone: string, asked: Asked): void {
  // The app is there and asks by itself.
  if (asked.isOver) return;
  try {
    const style = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
    // As the app writes it too, so that the browser reads the data of one language alone.
    const [month, day, year] = new Intl.DateTimeFormat('en-US', style).format().split('/');
    const today = `${year}-${month}-${day}`;
    ask(
      ADDRESSES.filter(isOfToday).map((address) => address.replaceAll(TODAY, today)),
      asked,
    );
  } catch {
    // A zone that this browser does not know: the app has another for it.
  }
}

function begin(): void {
  try {
    const token = localStorage.getItem('authToken');
    // An app that is there already asks by itself.
    if (!token || 'askedFirst' in window) return;
    const { user } = JSON.parse(localStorage.getItem('auth-store') ?? '{}').state ?? {};
    const asked: Asked = { token, answers: new Map(), at: Date.now() };
    Object.assign(window, { askedFirst: asked });
    if (!user) return;
    ask(
      ADDRESSES.filter((address) => !isOfToday(address)),
      asked,
    );
    setTimeout(() => askOfToday(user.timezone, asked));
  } catch {
    // Storage is closed to us, or what it holds is of another kind: the app asks by itself.
  }
}

// After the first paint: to know the day alone takes a slow phone longer than the paint.
if (location.pathname === SCREEN) requestAnimationFrame(() => setTimeout(begin));
