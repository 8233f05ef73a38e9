/** Names of options that hold a file of the library. */
const isFile = (key: string, value: unknown): value is string =>
  typeof value === 'string' && /(image|asset|file|audio|video|poster)Guid$/i.test(key);

/** The example names files that this platform does not have. */
export function hasPicture(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPicture);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isFile(key, inner) || hasPicture(inner));
}

/** The same with a picture of the platform's own in the place of each file. */
export function withPicture<T>(value: T, picture: string | undefined): T {
  if (picture === undefined) return value;
  if (Array.isArray(value)) return value.map((inner) => withPicture(inner, picture)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    isFile(key, inner) ? picture : withPicture(inner, picture),
  ]);
  return Object.fromEntries(entries) as T;
}
