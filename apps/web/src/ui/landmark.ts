/** The dialog or landmark around an element, in which its popups are rendered for the page's outline. */
export const landmarkOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main, nav, aside, header') ?? null;

/** The pixels that a menu leaves free at the edges of the window: the top bar would cover its upper end. */
export const BELOW_TOP_BAR = { top: 72, right: 8, bottom: 8, left: 8 };
