/** A wide column for what is to be done, a narrow one for what surrounds it; on narrow screens one below the other. */
export const columnsClass =
  'grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-6';

/** The cards of one column. */
export const stackClass = 'grid gap-5 *:min-w-0 lg:gap-6';
