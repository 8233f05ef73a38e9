import { useLocation } from 'react-router';
import { pathBeingEdited } from '#features/pages/contract/edit-path.ts';

/** Where the page that is shown stands, for who reads it and for who edits it. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  return pathBeingEdited(pathname) ?? pathname;
}
