/** Apart from the other paths, because the home page's script has room for these alone. */
export const visitorPaths = {
  prepare: 'POST /visitor-plans/prepare',
  show: 'POST /visitor-plans',
} as const;
