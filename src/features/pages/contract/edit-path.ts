const end = '/edit';

/** §2: {path}/edit, and /edit for the home page. */
export const editPath = (path: string): string => (path === '/' ? end : path + end);

/** Below the editor's, so that no page can have this address. */
export const versionsPath = (path: string): string => `${editPath(path)}/versions`;

const edited = /^(.*)\/edit(\/versions)?$/;

/** The page that is edited, or whose versions are looked at, at this address; no page has such a last segment itself. */
export function pathBeingEdited(path: string): string | undefined {
  const page = edited.exec(path)?.[1];
  return page === '' ? '/' : page;
}

export const isVersionsPath = (path: string): boolean => edited.exec(path)?.[2] !== undefined;
