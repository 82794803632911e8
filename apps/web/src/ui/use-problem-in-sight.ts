import { useEffect, useRef } from 'react';

/**
 * Leads to what is wrong once a form was refused, however far it is scrolled: to the first field that is marked, else to
 * the words at the top.
 */
export function useProblemInSight(failure: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!failure) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    const found = field ?? form.current?.querySelector('[role="alert"]');
    found?.scrollIntoView({ block: field ? 'center' : 'nearest' });
  }, [failure]);
  return form;
}
