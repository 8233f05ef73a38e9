type Rights = Readonly<Record<string, unknown>>;

/** What of someone's rights became otherwise, as the audit log keeps it. */
export type RightsChange = { before: Record<string, unknown>; after: Record<string, unknown> };

/** Roles are a set: in another order they are the same. */
const written = (value: unknown): string | undefined =>
  JSON.stringify(Array.isArray(value) && value.every((one) => typeof one === 'string') ? [...value].sort() : value);

/** The parts that differ, or undefined when nothing does. */
export function rightsChange<T extends Rights>(before: T, after: T): RightsChange | undefined {
  const differing = Object.keys(after).filter((name) => written(before[name]) !== written(after[name]));
  if (differing.length === 0) return undefined;
  const only = (rights: T) => Object.fromEntries(differing.map((name) => [name, rights[name] ?? null]));
  return { before: only(before), after: only(after) };
}
