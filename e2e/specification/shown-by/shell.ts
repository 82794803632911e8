import type { ShownBy } from '../rows.ts';

const SEARCH = 'apps/web/src/features/search/search-screen.test.tsx';

export const shellRows = {
  'Start searching': [`${SEARCH} › begins empty, and looks once the typing rests`],
  'No projects found': [`${SEARCH} › says that nothing matches, and offers to look everywhere`],
  'Failed to fetch projects': [`${SEARCH} › a failure says so, keeps the words, and can be tried again`],
  'search waits 300 ms': [`${SEARCH} › begins empty, and looks once the typing rests`],
} satisfies ShownBy;
