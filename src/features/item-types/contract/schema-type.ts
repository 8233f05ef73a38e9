/**
 * What search engines know items of a type as (schema.org): said with the type, and nowhere else. `None` for what they
 * have no word for.
 */
export const schemaTypes = ['None', 'NewsArticle', 'Article', 'Event', 'JobPosting', 'FAQPage'] as const;
export type SchemaType = (typeof schemaTypes)[number];
