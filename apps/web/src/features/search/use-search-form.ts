import { SEARCH_DEBOUNCE_MILLISECONDS } from '@daymark/domain/limits';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../platform/use-debounced.ts';
import type { SearchBy, SearchPlace } from './search-place.ts';

/** The form's values: the typed text is kept while a list replaces the box. */
interface SearchFields {
  searchBy: SearchBy;
  text: string;
  status: string;
  priority: string;
}

const searchOf = ({ query, searchBy }: SearchPlace): SearchFields => {
  const none = { searchBy, text: '', status: '', priority: '' };
  return searchBy === 'status' || searchBy === 'priority'
    ? { ...none, [searchBy]: query }
    : { ...none, text: query };
};

/** The form of the search screen. It opens the place once the typing pauses. */
export function useSearchForm(place: SearchPlace, onPlaceChange: (place: SearchPlace) => void) {
  const [search, setSearch] = useState(() => searchOf(place));
  const text = useDebounced(search.text, SEARCH_DEBOUNCE_MILLISECONDS).trim();
  const { searchBy } = search;
  const query = searchBy === 'status' || searchBy === 'priority' ? search[searchBy] : text;

  useEffect(() => {
    if (query !== place.query || searchBy !== place.searchBy)
      onPlaceChange({ ...place, query, searchBy, page: 1 });
  });

  const change = (fields: Partial<SearchFields>) => setSearch((before) => ({ ...before, ...fields }));
  return { search, change };
}
