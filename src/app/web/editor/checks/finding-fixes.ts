import type { Finding } from '#features/pages/contract/checks/finding.ts';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { replaceWords } from './replace-words.ts';

/** What one press mends; each has its words under `editor.checks.fixes`. */
export type FixName = 'level' | 'remove' | 'simple' | 'small';

export interface FindingFix {
  name: FixName;
  operations(document: PageDocument): Operation[];
}

/** It is mended in the list itself, with a field. What is a field of an item already is mended there. */
export const isMendedInList = ({ kind, place }: Finding): boolean =>
  place.block !== null && (kind === 'alt-missing' || kind === 'alt-file-name');

/** Only where there is no doubt about what is meant; the rest asks for someone's own words. */
export function fixOf({ kind, place, values }: Finding): FindingFix | undefined {
  const { block } = place;
  const words = String(values.words ?? '');
  switch (kind) {
    case 'heading-skips': {
      if (block === null) return undefined;
      const value = Number(values.right);
      return { name: 'level', operations: () => [{ kind: 'set', block, path: ['headingLevel'], value }] };
    }
    case 'block-empty':
      return block === null ? undefined : { name: 'remove', operations: () => [{ kind: 'remove', block }] };
    case 'word-hard':
      return {
        name: 'simple',
        operations: (document) => replaceWords(document, { place, words, by: String(values.simple) }),
      };
    case 'capitals':
      return { name: 'small', operations: (document) => replaceWords(document, { place, words, by: small(words) }) };
    default:
      return undefined;
  }
}

/** One capital stays, as at the start of a sentence. */
const small = (words: string): string => `${words.charAt(0)}${words.slice(1).toLowerCase()}`;
