import { focusSoon } from '../../ui/focus-soon.ts';
import type { SearchPlace } from './search-place.ts';
import type { useSearchForm } from './use-search-form.ts';

/** What both tabs of the search screen are given. */
export type SearchPaneProps = {
  place: SearchPlace;
  form: ReturnType<typeof useSearchForm>;
  onPageChange: (page: number) => void;
};

/** The pressed button disappears, so the focus moves to the box. */
export const andType = (act: () => void) => () => {
  act();
  focusSoon('main input[type="search"]');
};
