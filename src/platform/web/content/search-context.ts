import { createContext, useContext, useMemo } from 'react';

/** The question in the page's address, given by whoever draws the page. */
export const SearchContext = createContext('');

export function useSearch(): URLSearchParams {
  const search = useContext(SearchContext);
  return useMemo(() => new URLSearchParams(search), [search]);
}
