/** Beside a page there is room for a few. */
export const mostRelated = 20;
