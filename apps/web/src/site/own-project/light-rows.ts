import { part } from './elements.ts';

/** Pointing at a part lights its tasks, and the other way round. A finger points at nothing. */
export function lightRows(): void {
  if (!window.matchMedia('(hover: hover)').matches) return;
  const plan = part('own-plan');
  const light = (of: string | undefined) => {
    for (const row of plan.querySelectorAll<HTMLElement>('[data-part]'))
      row.toggleAttribute('data-lit', of !== undefined && row.dataset.part === of);
  };
  plan.addEventListener('mouseover', ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
    light(row?.dataset.part);
  });
  plan.addEventListener('mouseleave', () => light(undefined));
}
