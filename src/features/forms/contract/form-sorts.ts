/** In which order `admin/forms` can be read. */
const columns = ['title', 'submissions', 'last'] as const;
export type FormSortColumn = (typeof columns)[number];

export const formSorts = columns.flatMap((column) => [`${column}_asc`, `${column}_desc`] as const);
export type FormSort = (typeof formSorts)[number];

/** A form that nobody looks after. */
export const noOwner = 'none';
