// A classic script in the head, run before the first paint: no imports, and nothing left behind in the page.
// What it reads is written by lib/theme.ts.
{
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is closed to us: the system's theme stands.
  }
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}
