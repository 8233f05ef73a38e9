export interface AskedRange {
  start: number;
  end: number;
}

/**
 * RFC 9110 §14: one range, as players of sound and film ask for. Undefined for what is sent whole: no range, several, or
 * one that makes no sense; `none` when it lies outside the file.
 */
export function byteRange(header: string | undefined, size: number): AskedRange | 'none' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'none';
  return start > end ? undefined : { start, end };
}
