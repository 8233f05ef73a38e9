/** The job that changes more files than can be done while somebody waits. */
export const changeMediaKind = 'change-media';
