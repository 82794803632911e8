import { useEffect, useRef } from 'react';

/** After a form was refused, scrolls to the first field with an error, else to the error at the top. */
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
