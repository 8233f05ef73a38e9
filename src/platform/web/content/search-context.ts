import { createContext, useContext, useMemo } from 'react';
import { noteRead } from '../kept-parts/part-reads.ts';

/** The question in the page's address, given by whoever draws the page. */
export const SearchContext = createContext('');

export function useSearch(): URLSearchParams {
  noteRead('search');
  const search = useContext(SearchContext);
  return useMemo(() => new URLSearchParams(search), [search]);
}
