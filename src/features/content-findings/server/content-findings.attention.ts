import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { ContentKind } from '../contract/content-finding-words.ts';
import { contentFindingsTag } from '../contract/content-findings.tags.ts';
import type { ContentFindingsService } from './content-findings.service.ts';

/** Pages to look at again and broken links have sections of their own, with what can be done about each. */
const elsewhere: readonly ContentKind[] = ['stale', 'deadLinks'];

export const contentFindingsAttention: FeatureAttention<{ contentFindings: ContentFindingsService }> = {
  tags: [contentFindingsTag],
  sources: [
    {
      section: 'content',
      rank: ranks.upkeep + 5,
      access: 'content-manager',
      more: ({ language }) => withLanguagePrefix('/admin/findings', language),
      async look({ contentFindings }, { viewer, language, limit }) {
        const counts = (await contentFindings.counts(viewer)).filter(
          ({ kind, count }) => count > 0 && !elsewhere.includes(kind),
        );
        const rows = counts.toSorted((one, other) => other.count - one.count).slice(0, limit);
        return {
          total: counts.length,
          rows: rows.map(({ kind, count }) => {
            const href = withLanguagePrefix(`/admin/findings?kind=${kind}`, language);
            return {
              id: `content-${kind}`,
              title: { key: `contentFindings.kinds.${kind}.sum`, values: { count } },
              about: { key: `contentFindings.kinds.${kind}.why` },
              href,
              person: null,
              actions: [{ kind: 'link', label: 'contentFindings.attention.look', isMain: true, href }],
            };
          }),
        };
      },
    },
  ],
};
