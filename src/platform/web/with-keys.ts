/** The items of a block have no identity but their place. */
export const withKeys = <T>(items: readonly T[]): { key: number; item: T }[] =>
  items.map((item, key) => ({ key, item }));
