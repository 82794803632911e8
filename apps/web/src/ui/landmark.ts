/** Where what floats over an element belongs in the page's outline: the dialog or the landmark around it. */
export const landmarkOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main, nav, aside, header') ?? null;
