/** The job that changes more pages than can be done while somebody waits. */
export const changePagesKind = 'change-pages';
