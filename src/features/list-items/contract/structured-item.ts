import type { ListItemDetail } from './list-item.ts';

type Described = Pick<
  ListItemDetail,
  'title' | 'listItemTypeName' | 'metadata' | 'publishedOn' | 'changedOn' | 'fields' | 'path' | 'socialImage'
>;

interface Site {
  origin: string;
  name: string;
  language: string;
}

/** News and events as search engines know them (schema.org); of other types there is nothing to say. */
export function structuredItem(item: Described, site: Site): Record<string, unknown> | undefined {
  const { title, metadata, path, socialImage } = item;
  const all = {
    ...(metadata.description !== '' && { description: metadata.description }),
    ...(path !== null && { url: site.origin + path }),
    ...(socialImage !== null && { image: `${site.origin}/a/${socialImage}?width=1200` }),
    inLanguage: site.language,
  };
  if (item.listItemTypeName === 'News') {
    return {
      '@type': 'NewsArticle',
      headline: title,
      datePublished: item.publishedOn,
      dateModified: item.changedOn,
      publisher: { '@type': 'Organization', name: site.name, url: site.origin },
      ...all,
    };
  }
  const { 'period-start': startDate, 'period-end': endDate } = metadata;
  if (item.listItemTypeName !== 'Event' || startDate === null) return undefined;
  const address = addressIn(item.fields);
  return {
    '@type': 'Event',
    name: title,
    startDate,
    ...(endDate !== null && { endDate }),
    ...(address !== undefined && { location: { '@type': 'Place', name: address, address } }),
    organizer: { '@type': 'Organization', name: site.name, url: site.origin },
    ...all,
  };
}

function addressIn(fields: Described['fields']): string | undefined {
  for (const value of Object.values(fields)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    if (typeof value.address === 'string' && value.address !== '') return value.address;
  }
  return undefined;
}
