/** Two rows of a wide and a narrow card; on narrow screens one below the other. */
export const dashboardGridClass =
  'grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-6';
