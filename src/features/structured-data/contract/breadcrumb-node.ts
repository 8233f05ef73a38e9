import { addressOf, type SchemaNode, type SchemaSite, schemaNode } from './schema-node.ts';

/** The way to a page, from the home page to itself; a step that leads nowhere is left out. Nothing for a page without one. */
export function breadcrumbNode(
  steps: readonly { name: string; path: string | null }[],
  site: SchemaSite,
): SchemaNode | undefined {
  const known = steps.filter(({ path }) => path !== null);
  if (known.length < 2) return undefined;
  return schemaNode('BreadcrumbList', {
    itemListElement: known.map(({ name, path }, index) =>
      schemaNode('ListItem', { position: index + 1, name, item: addressOf(site, path ?? '/') }),
    ),
  });
}
