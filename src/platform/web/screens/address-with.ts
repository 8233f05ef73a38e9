/** The same address with other values; whatever is not kept by name begins at the first page of the list again. */
export function addressWith(
  search: URLSearchParams,
  changes: Record<string, string | readonly string[]>,
  keepsPage: readonly string[] = [],
): string {
  const next = new URLSearchParams(search);
  if (!Object.keys(changes).some((name) => name === 'page' || keepsPage.includes(name))) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const one of [value].flat()) if (one !== '') next.append(name, one);
  }
  return `?${next}`;
}
