/** Do Not Track and Global Privacy Control: who asks not to be followed is not counted either. */
export const isAskedNotTo = (headers: { dnt?: unknown; 'sec-gpc'?: unknown }): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';
