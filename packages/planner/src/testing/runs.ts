/** How many random cases each property is tried on. A failing property prints its seed and path. */
export const RUNS = 400;
