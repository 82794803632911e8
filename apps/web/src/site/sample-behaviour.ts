/** Fills the cell of a day by its ticked tasks. */
function fillDay(panel: HTMLElement, day: string): void {
  const boxes = [...panel.querySelectorAll<HTMLInputElement>(`input[data-on="${day}"]`)];
  const [outline, fill] = panel.querySelectorAll(`g[data-day="${day}"] rect`);
  if (!outline || !fill || boxes.length === 0) return;
  const height = Number(outline.getAttribute('height')) + 1;
  const top = Number(outline.getAttribute('y')) - 0.5;
  const filled = (height * boxes.filter((box) => box.checked).length) / boxes.length;
  fill.setAttribute('height', String(Math.max(0, filled - 1)));
  fill.setAttribute('y', String(top + height - filled + 0.5));
}

function count(panel: HTMLElement): void {
  const boxes = [...panel.querySelectorAll<HTMLInputElement>('input[data-on]')];
  const done = boxes.filter((box) => box.checked).length;
  const caption = panel.querySelector('figcaption');
  if (!caption?.textContent) return;
  caption.textContent = caption.textContent.replace(
    new RegExp(`\\d+(?=\\D+${boxes.length}\\b)`),
    String(done),
  );
}

/** Ticking a task of the sample fills its day on the strip, as in the app. */
export function followSample(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('.sample-panel')) {
    panel.querySelector('figcaption')?.setAttribute('aria-live', 'polite');
    panel.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.dataset.on) return;
      fillDay(panel, target.dataset.on);
      count(panel);
    });
  }
}
