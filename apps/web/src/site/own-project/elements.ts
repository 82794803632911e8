/** An element of the page by its id. */
export function part<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page lacks #${id}`);
  return element as E;
}

/** A copy of the one element in a template. */
export function copyOf(template: string): HTMLElement {
  const [first] = part<HTMLTemplateElement>(template).content.children;
  return first?.cloneNode(true) as HTMLElement;
}

/** The first element in another one that matches. */
export const within = (element: HTMLElement, selector: string): HTMLElement =>
  element.querySelector<HTMLElement>(selector) ?? element;

/** Fills the slots of a row. */
export function fill(row: HTMLElement, words: { title: string; hours: string }): HTMLElement {
  within(row, '[data-title]').textContent = words.title;
  within(row, '[data-hours]').textContent = words.hours;
  return row;
}
