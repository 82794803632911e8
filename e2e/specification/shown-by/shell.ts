import type { ShownBy } from '../rows.ts';

const SEARCH = 'apps/web/src/features/search/search-screen.test.tsx';
const TOP_SEARCH = 'apps/web/src/features/search/top-search.test.tsx';
const JOURNEYS = 'e2e/shell.spec.ts';

export const shellRows = {
  '/search': [
    `${JOURNEYS} › what is sought in the top bar is found there, and all of it on the search screen`,
  ],
  'Start searching': [`${SEARCH} › begins empty, and looks once the typing has rested for 300 ms`],
  'No projects found': [`${SEARCH} › says that nothing matches, and offers to look everywhere`],
  'Failed to fetch projects': [`${SEARCH} › a failure says so, keeps the words, and can be tried again`],
  'search waits 300 ms': [
    `${SEARCH} › begins empty, and looks once the typing has rested for 300 ms`,
    'apps/web/src/features/search/search-box.test.tsx › looks once the typing has rested for 300 ms, and shows the first that match',
  ],
  'search dropdown 5 results, 3 on mobile': [
    `${TOP_SEARCH} › a wide bar holds the box, with five results`,
    `${TOP_SEARCH} › on a phone a button lays it over the bar, with three results, and Escape gives the focus back`,
  ],
  'layout changes at 1024 and 1280 px': [
    `${JOURNEYS} › the sidebar stays as it was left, gives way below 1280 px, and logs out even when the server is away`,
  ],
  'resize handled after 150 ms': [
    `${TOP_SEARCH} › a window that is resized is followed once it has rested for 150 ms`,
  ],
  'toasts close after 5000, 3000 and 4000 ms, top right': [
    'apps/web/src/ui/toaster.test.tsx › toasts stand at the top right and close after 5000 ms, or after the 3000 or 4000 that a screen asks for',
  ],
} satisfies ShownBy;
