import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { shortly } from './organisation-node.ts';
import { addressOf, type SchemaNode, type SchemaSite, schemaNode } from './schema-node.ts';

/** The site as a whole, and how one searches in it. */
export const siteNode = (
  { name, description }: { name: string; description: string },
  organisation: SchemaNode,
  site: SchemaSite & { language: Language },
): SchemaNode =>
  schemaNode('WebSite', {
    '@id': addressOf(site, '/#website'),
    name,
    url: addressOf(site, withLanguagePrefix('/', site.language)),
    description,
    inLanguage: site.language,
    publisher: shortly(organisation),
    potentialAction: schemaNode('SearchAction', {
      // A template, so its braces stay as they are.
      target: schemaNode('EntryPoint', {
        urlTemplate: `${addressOf(site, withLanguagePrefix('/search', site.language))}?q={search_term_string}`,
      }),
      'query-input': 'required name=search_term_string',
    }),
  });
