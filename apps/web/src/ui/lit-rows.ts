import { useEffect } from 'react';

const rowsOf = (id: string) =>
  document.querySelectorAll<HTMLElement>(
    `:is([data-row="${CSS.escape(id)}"], [data-lights="${CSS.escape(id)}"])`,
  );

/** The first of several subtasks that has a row on the page, else the first. */
export const onPageOf = (ids: ReadonlySet<string>): string | undefined => {
  const [first] = ids;
  return [...ids].find((id) => rowsOf(id).length > 0) ?? first;
};

/**
 * Highlights the rows of these subtasks, in the list or a proposal. It changes the row elements directly without
 * rendering, so that hovering stays fast with thousands of rows.
 */
export function useLitRows(ids: ReadonlySet<string> | undefined): void {
  useEffect(() => {
    const rows = [...(ids ?? [])].flatMap((id) => [...rowsOf(id)]);
    for (const row of rows) row.dataset.lit = '';
    return () => {
      for (const row of rows) delete row.dataset.lit;
    };
  }, [ids]);
}
