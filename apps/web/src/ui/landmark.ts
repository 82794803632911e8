/** The dialog or landmark around an element, in which its popups are rendered for the page's outline. */
export const landmarkOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main, nav, aside, header') ?? null;
