/** PostgreSQL's numbers of its types (`pg_type`), which never change. */
const guidType = 2950;
const guidBytes = 16;

const asHex = (...numbers: number[]): string => numbers.map((number) => number.toString(16).padStart(8, '0')).join('');

/**
 * A list of guids as PostgreSQL itself holds a `uuid[]`: a Buffer is sent to it as it is. Reading as many from a text takes
 * it two microseconds for each, with every statement that is given them.
 */
export function guidList(guids: Iterable<string>): Buffer {
  const each = Array.from(guids, (guid) => asHex(guidBytes) + guid.replaceAll('-', ''));
  if (each.length === 0) return Buffer.from(asHex(0, 0, guidType), 'hex');
  const [dimensions, nulls, firstIndex] = [1, 0, 1];
  return Buffer.from(asHex(dimensions, nulls, guidType, each.length, firstIndex) + each.join(''), 'hex');
}
