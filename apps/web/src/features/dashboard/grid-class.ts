/**
 * Three parts: today's work, the panels around it, and the projects. On narrow screens they are below each other. On
 * wide ones the second is a narrow column beside the other two, and the columns have independent heights.
 */
export const columnsClass =
  'grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr] lg:gap-6';

/** The narrow column. */
export const besideClass = 'lg:col-start-2 lg:row-span-2 lg:row-start-1';

/** The cards of one column. */
export const stackClass = 'grid gap-5 *:min-w-0 lg:gap-6';
