import type { FindingKind } from '#features/pages/contract/checks/finding.ts';

/** What the checks of pages find that WCAG asks for. Plain language, capitals, dead links and languages are none of it. */
const criteria: Partial<Record<FindingKind, readonly string[]>> = {
  'alt-missing': ['1.1.1'],
  'alt-file-name': ['1.1.1'],
  'title-missing': ['2.4.2'],
  'heading-empty': ['1.3.1', '2.4.6'],
  'heading-skips': ['1.3.1'],
  'heading-fake': ['1.3.1'],
  'link-vague': ['2.4.4'],
  'link-address': ['2.4.4'],
  'link-empty': ['2.4.4', '4.1.2'],
  'link-same': ['2.4.4'],
  'table-heads': ['1.3.1'],
  contrast: ['1.4.3'],
};

export const criteriaOfCheck = (kind: FindingKind): readonly string[] => criteria[kind] ?? [];
