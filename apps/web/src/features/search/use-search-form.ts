import { SEARCH_DEBOUNCE_MILLISECONDS } from '@daymark/domain/limits';
import { useEffect, useState } from 'react';
import type { SearchBy, SearchPlace } from '../../lib/search-place.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

/** The form's values: the typed text is kept while a list replaces the box. */
interface Sought {
  searchBy: SearchBy;
  text: string;
  status: string;
  priority: string;
}

const soughtAt = ({ query, searchBy }: SearchPlace): Sought => {
  const none = { searchBy, text: '', status: '', priority: '' };
  return searchBy === 'status' || searchBy === 'priority'
    ? { ...none, [searchBy]: query }
    : { ...none, text: query };
};

/** The form of the search screen. It opens the place once the typing pauses. */
export function useSearchForm(place: SearchPlace, onPlaceChange: (place: SearchPlace) => void) {
  const [sought, setSought] = useState(() => soughtAt(place));
  const text = useDebounced(sought.text, SEARCH_DEBOUNCE_MILLISECONDS).trim();
  const { searchBy } = sought;
  const query = searchBy === 'status' || searchBy === 'priority' ? sought[searchBy] : text;

  useEffect(() => {
    if (query !== place.query || searchBy !== place.searchBy)
      onPlaceChange({ ...place, query, searchBy, page: 1 });
  });

  const change = (fields: Partial<Sought>) => setSought((before) => ({ ...before, ...fields }));
  return { sought, change };
}
