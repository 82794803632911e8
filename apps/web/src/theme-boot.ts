// A classic script in the head that runs before the first paint: no imports and no globals. It reads what platform/theme.ts
// writes.
{
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is unavailable: the system's theme is used.
  }
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}
