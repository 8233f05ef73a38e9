/** The job that changes more pages than can be done while somebody waits. */
export const changePagesKind = 'change-pages';

/** And the one that copies them. */
export const copyPagesKind = 'copy-pages';
