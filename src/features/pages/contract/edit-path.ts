const end = '/edit';

/** §2: {path}/edit, and /edit for the home page. */
export const editPath = (path: string): string => (path === '/' ? end : path + end);

/** The page that is edited at this address; no page has such a last segment itself. */
export const pathBeingEdited = (path: string): string | undefined =>
  path.endsWith(end) ? path.slice(0, -end.length) || '/' : undefined;
