import type { FindingKind } from '#features/pages/contract/checks/finding.ts';
import type { ContentKind } from './content-finding-words.ts';

/** What the editor says at its place is the same here, with fewer words: a list of thousands is read by what to do about it. */
const kinds: Partial<Record<FindingKind, ContentKind>> = {
  'alt-missing': 'alternatives',
  'alt-file-name': 'alternatives',
  'text-hard': 'tooHard',
  'language-missing': 'untranslated',
  'language-outdated': 'untranslated',
};

/** How often each is found, of what the checks counted. */
export function countsOf(checked: ReadonlyMap<FindingKind, number>): Map<ContentKind, number> {
  const counts = new Map<ContentKind, number>();
  for (const [found, count] of checked) {
    const kind = kinds[found];
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}
