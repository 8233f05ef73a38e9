import type { SchemaNode } from '#features/structured-data/contract/schema-node.ts';

/** Beside `<`, what ends a line in a script of old. */
const escaped: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * As an element that holds data and is never run, so that the policy lets it stand: nothing in it can end it. None where
 * there is nothing to say.
 */
export const dataTag = (nodes: readonly SchemaNode[]) =>
  nodes.length === 0
    ? []
    : [
        {
          name: 'script',
          attributes: { type: 'application/ld+json' },
          content: JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
            /[<\u2028\u2029]/g,
            (character) => escaped[character] ?? '',
          ),
        },
      ];
