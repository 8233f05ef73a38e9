const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  euro: '€',
  copy: '©',
  reg: '®',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  times: '×',
  deg: '°',
  sup2: '²',
  frac12: '½',
  eacute: 'é',
  egrave: 'è',
  euml: 'ë',
  iuml: 'ï',
  ouml: 'ö',
  uuml: 'ü',
  agrave: 'à',
  ccedil: 'ç',
};

/** Those that people write by hand, and every character by its number; another name stays as it was written. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,10}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? '') : whole;
    return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });

function characterOf(code: number): string {
  const isWhiteSpace = code === 9 || code === 10;
  const isWritten = code > 31 && code !== 127 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isWhiteSpace || isWritten ? String.fromCodePoint(code) : '';
}
