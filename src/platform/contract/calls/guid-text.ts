const withHyphens = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const bare = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** One way of writing a guid, whoever sends it: small letters, with hyphens. Any other text stays as it is. */
export function writtenGuid(text: string): string {
  const small = text.length === 32 || text.length === 36 ? text.toLowerCase() : text;
  return small.length === 32 ? small.replace(bare, '$1-$2-$3-$4-$5') : small;
}

/** The guid that a text is, as it is kept; undefined for any other text. */
export function guidOf(text: string): string | undefined {
  const guid = writtenGuid(text);
  return withHyphens.test(guid) ? guid : undefined;
}
