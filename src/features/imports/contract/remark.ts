/**
 * What is said of an entry, before it is taken in and after: what is not as it was there. `detail` names it: a block, a
 * shortcode, an address.
 */
export const remarkCodes = [
  'block-unknown',
  'shortcode-unknown',
  'script-left-out',
  'form-left-out',
  'embed-as-link',
  'media-as-link',
  'columns-stacked',
  'picture-link-dropped',
  'picture-missing',
  'content-cut',
  'parent-missing',
  'parent-loop',
  'slug-reserved',
  'slug-twice',
  'address-changed',
  'address-not-kept',
  'was-private',
  'had-password',
  'was-planned',
  'not-in-menu',
  'not-published',
  'no-title',
  'link-lost',
  'labels-left',
  'author-unknown',
  'row-no-title',
  'row-too-long',
  'row-bad-address',
  'row-twice',
  'row-bad-status',
  'row-bad-date',
  'row-bad-period',
  'row-bad-language',
  'row-bad-value',
  'row-too-many-cells',
  'row-required',
] as const;
export type RemarkCode = (typeof remarkCodes)[number];

export interface Remark {
  code: RemarkCode;
  detail: string;
  /** The heading of the column that it is said of, in a file with columns. */
  column?: string | undefined;
}

/** What is said of where something came to be, and not of what it says: another try at its content leaves that as it is. */
const ofPlace: readonly RemarkCode[] = [
  'address-changed',
  'address-not-kept',
  'author-unknown',
  'not-in-menu',
  'not-published',
];
export const isOfPlace = ({ code }: Remark): boolean => ofPlace.includes(code);

const longestDetail = 200;

export const remark = (code: RemarkCode, detail = '', column?: string): Remark => ({
  code,
  detail: detail.trim().slice(0, longestDetail),
  ...(column === undefined ? {} : { column: column.slice(0, longestDetail) }),
});

/** Each thing is said once, however often it occurs. */
export function distinctRemarks(remarks: readonly Remark[], most = 30): Remark[] {
  const seen = new Map(remarks.map((one) => [`${one.code} ${one.detail} ${one.column ?? ''}`, one]));
  return [...seen.values()].slice(0, most);
}
