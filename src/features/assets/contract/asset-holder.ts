/** What a picture belongs to; it follows the rights of that (§7). */
export type AssetHolder = { kind: 'public' } | { kind: 'block' | 'item' | 'profile'; id: string };

export const publicHolder: AssetHolder = { kind: 'public' };

export const holderId = (holder: AssetHolder): string | null => (holder.kind === 'public' ? null : holder.id);

interface HolderQuery {
  public?: boolean | undefined;
  block?: string | undefined;
  item?: string | undefined;
  profile?: string | undefined;
}

/** §7: the query of an upload names one holder; undefined when it names none, or more than one. */
export function holderOfQuery(query: HolderQuery): AssetHolder | undefined {
  const named: AssetHolder[] = [];
  if (query.public === true) named.push(publicHolder);
  for (const kind of ['block', 'item', 'profile'] as const) {
    const id = query[kind];
    if (id !== undefined) named.push({ kind, id: id.toLowerCase() });
  }
  return named.length === 1 ? named[0] : undefined;
}
