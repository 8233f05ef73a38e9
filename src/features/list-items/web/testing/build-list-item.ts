import { itemSlug } from '#platform/contract/addresses/slug.ts';
import { ListItem } from '../../contract/list-item.ts';

interface BuildListItem extends Partial<Omit<ListItem, 'metadata'>> {
  metadata?: Partial<ListItem['metadata']>;
}

let made = 0;

/** An item as a list answers it, for tests. */
export function buildListItem({ metadata = {}, ...overrides }: BuildListItem = {}): ListItem {
  made += 1;
  const number = String(made).padStart(12, '0');
  const title = overrides.title ?? `Item ${made}`;
  return ListItem.parse({
    guid: `0b0c1d2e-0000-4000-8000-${number}`,
    shortId: `item${made}`,
    title,
    listItemTypeName: 'News',
    parentGuids: [],
    metadata: { description: '', 'period-start': null, 'period-end': null, highlight: false, ...metadata },
    publishedOn: '2026-11-16T09:00:00.000Z',
    state: 'published',
    image: null,
    fields: {},
    choices: {},
    path: `/nieuws/i/item${made}/${itemSlug(title)}`,
    can: { edit: false, delete: false },
    ...overrides,
  });
}
