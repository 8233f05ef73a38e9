import { itemPath } from '#features/list-items/contract/item-path.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import type { FoundRow } from './find-hits.repository.ts';
import type { Places } from './search-places.ts';

/** Where something that was found is read; nothing while its page has no place in the menu. */
export function pathOf(
  { kind, id, pageId, shortId, title }: Pick<FoundRow, 'kind' | 'id' | 'pageId' | 'shortId' | 'title'>,
  places: Places,
): string | undefined {
  if (kind === 'document') return `/a/${id}?${new URLSearchParams({ name: title })}`;
  const place = pageId === null ? undefined : places.get(pageId);
  if (place === undefined || kind === 'page') return place?.path;
  return itemPath(place.path, { id: shortId ?? id, title });
}

/** The names above it; for an item its page as well. */
export function trailOf({ kind, pageId }: Pick<FoundRow, 'kind' | 'pageId'>, places: Places): LocalizedText[] {
  const place = pageId === null ? undefined : places.get(pageId);
  if (place === undefined) return [];
  return kind === 'page' ? place.trail : [...place.trail, place.name];
}
