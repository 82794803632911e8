/**
 * What is to be done, then what surrounds it, then what it belongs to: one below the other on narrow screens. On wide
 * ones the second stands in a narrow column beside the other two, and neither column holds the other up.
 */
export const columnsClass =
  'grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr] lg:gap-6';

/** The column beside the others. */
export const besideClass = 'lg:col-start-2 lg:row-span-2 lg:row-start-1';

/** The cards of one column. */
export const stackClass = 'grid gap-5 *:min-w-0 lg:gap-6';
