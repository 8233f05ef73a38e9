declare const brand: unique symbol;

/** What would make a kept answer wrong. Only a feature's own `*.tags.ts` makes one, so that a loose string does not compile. */
export type Tag = string & { readonly [brand]: 'Tag' };

/** Tags of one kind of thing: called with an id it gives the tag of that one, by itself it declares any of them. */
export interface TagFamily {
  (id: string): Tag;
  readonly family: string;
}

export const cacheTag = (name: string): Tag => name as Tag;

export const cacheTagOf = (family: string): TagFamily =>
  Object.assign((id: string) => `${family}:${id}` as Tag, { family });

/** What a call may touch: one tag, or any of a family. */
export type TouchedTag = Tag | TagFamily;

export const nameOfTag = (tag: TouchedTag): string => (typeof tag === 'function' ? `${tag.family}:*` : tag);

/** Whether a tag is one of those that were declared, by itself or by its family. */
export const isAmongTags = (tag: Tag, declared: readonly TouchedTag[]): boolean =>
  declared.some((one) => (typeof one === 'function' ? tag.startsWith(`${one.family}:`) : one === tag));

/** §4: a browser loads menu and settings again when it sees another token. */
export const cacheTokenTag = cacheTag('cache-token');
