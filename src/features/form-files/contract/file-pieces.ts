/** Small enough to send again over a bad line, large enough not to ask for a call at every moment. */
export const pieceBytes = 1024 * 1024;

/** What the house takes of any file, whatever a form allows. */
export const mostFileBytes = 30 * 1024 * 1024;

/** In how many pieces a file of this size comes. */
export const pieceCount = (byteSize: number): number => Math.ceil(byteSize / pieceBytes);
