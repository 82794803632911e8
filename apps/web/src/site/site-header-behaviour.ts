/** The scroll position from which the header is compact. */
const COMPACT_AFTER_PIXELS = 20;

function followScrolling(header: HTMLElement): void {
  const update = () => header.toggleAttribute('data-compact', window.scrollY > COMPACT_AFTER_PIXELS);
  window.addEventListener('scroll', update, { passive: true });
  update();
}

/** The slide-out menu is a modal <dialog>: the browser traps the focus, closes on Escape and returns the focus. */
function followMenu(menu: HTMLDialogElement, opener: HTMLElement): void {
  opener.addEventListener('click', () => {
    menu.showModal();
    opener.setAttribute('aria-expanded', 'true');
  });
  menu.addEventListener('close', () => opener.setAttribute('aria-expanded', 'false'));
  menu.addEventListener('click', (event) => {
    const chosen = event.target instanceof Element && event.target.closest('a, button');
    if (chosen || event.target === menu) menu.close();
  });
  // A page restored from the back/forward cache must not have the menu open.
  window.addEventListener('pagehide', () => menu.close());
  window.matchMedia('(width >= 48rem)').addEventListener('change', () => menu.close());
}

export function followHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const menu = document.querySelector<HTMLDialogElement>('#site-menu');
  const opener = document.querySelector<HTMLElement>('[aria-controls="site-menu"]');
  if (header) followScrolling(header);
  if (menu && opener) followMenu(menu, opener);
}
