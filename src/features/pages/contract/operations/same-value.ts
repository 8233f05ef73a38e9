type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** As JSON they say the same, in whatever order: a database keeps keys in another than a browser. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other) || Array.isArray(one) !== Array.isArray(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameValue(one[key], other[key]));
}
