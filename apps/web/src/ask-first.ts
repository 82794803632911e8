// A classic script in the app's page that runs before any file is loaded. After the first paint it sends the requests
// of the first screen, so that their answers and the app's files are loaded at the same time. It has no imports;
// vite/ask-first.ts fills in build values, and platform/asked-first.ts passes on the answers.

/** The path of the screen. */
declare const SCREEN: string;
/** The addresses to request. */
declare const ADDRESSES: readonly string[];
/** The placeholder for today's date in them. */
declare const TODAY: string;

interface Asked {
  token: string;
  answers: Map<string, Promise<Response>>;
  at: number;
  isOver?: boolean;
}

const laterOn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Each in its own task: sending one takes a slow phone some milliseconds, and it can paint and parse in between. */
function ask(addresses: readonly string[], { token, answers }: Asked): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  for (const address of addresses) {
    const answer = laterOn().then(() => fetch(address, { headers, cache: 'no-store' }));
    // The answer may never be used.
    answer.catch(() => undefined);
    answers.set(address, answer);
  }
}

const isOfToday = (address: string): boolean => address.includes(TODAY);

/** In its own task: the browser's first date formatting takes longer than everything else. */
function askOfToday(timeZone: string, asked: Asked): void {
  // The app has started and sends its own requests.
  if (asked.isOver) return;
  try {
    const style = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
    // The same locale as in the app, so that the browser loads the data of one language only.
    const [month, day, year] = new Intl.DateTimeFormat('en-US', style).format().split('/');
    const today = `${year}-${month}-${day}`;
    ask(
      ADDRESSES.filter(isOfToday).map((address) => address.replaceAll(TODAY, today)),
      asked,
    );
  } catch {
    // This browser does not know the zone; the app uses another one.
  }
}

function begin(): void {
  try {
    const token = localStorage.getItem('authToken');
    // A running app sends its own requests.
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
    // Storage is unavailable or has unexpected content; the app sends its own requests.
  }
}

// After the first paint, because computing today's date alone takes a slow phone longer than the paint.
if (location.pathname === SCREEN) requestAnimationFrame(() => setTimeout(begin));
