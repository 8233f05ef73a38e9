/** The guid that something has in a copy; undefined for what is not copied along. */
export type Renamed = (guid: string) => string | undefined;

const guidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const pageHref = /^page:([0-9a-f-]{36})(.*)$/is;

function renamedText(text: string, renamed: Renamed): string {
  if (guidPattern.test(text)) return renamed(text.toLowerCase()) ?? text;
  const [, guid = '', rest = ''] = pageHref.exec(text) ?? [];
  const copy = guid === '' ? undefined : renamed(guid.toLowerCase());
  return copy === undefined ? text : `page:${copy}${rest}`;
}

/** The same with every guid of what is copied along replaced by that of its copy: links, lists that are shown elsewhere, orders. */
export function renamedIn<T>(value: T, renamed: Renamed): T {
  if (typeof value === 'string') return renamedText(value, renamed) as T;
  if (Array.isArray(value)) return value.map((one) => renamedIn(one, renamed)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [renamedText(key, renamed), renamedIn(inner, renamed)]),
  ) as T;
}
