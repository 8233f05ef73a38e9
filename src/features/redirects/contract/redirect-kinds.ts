/** Apart from their schemas, for the browser. */
export const redirectFilters = ['all', 'hand', 'automatic', 'unused'] as const;
export type RedirectFilterName = (typeof redirectFilters)[number];

export const redirectSorts = ['from', 'since', 'hits'] as const;

/** Whether it leads anywhere: a page at the address itself always wins. */
export const redirectStates = ['works', 'page-here', 'gone', 'unpublished'] as const;
export type RedirectState = (typeof redirectStates)[number];

/** As many as a file may have. */
export const mostImported = 5000;
