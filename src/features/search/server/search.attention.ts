import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { searchPromotionsTag } from '../contract/search.tags.ts';
import type { SearchService } from './search.service.ts';

export const searchAttention: FeatureAttention<{ search: SearchService }> = {
  tags: [searchPromotionsTag],
  sources: [
    {
      section: 'emptySearches',
      rank: ranks.upkeep + 4,
      access: 'admin',
      more: ({ language }) => withLanguagePrefix(`/admin/search?language=${language}&days=7`, language),
      async look({ search }, { viewer, language, limit }) {
        const { total, queries } = await search.emptySearches(viewer, { language, limit });
        return {
          total,
          rows: queries.map(({ query, count }) => ({
            id: `search-${query}`,
            title: { key: 'search.attention.title', values: { query } },
            about: { key: 'search.attention.about', values: { count } },
            href: withLanguagePrefix(`/search?q=${encodeURIComponent(query)}`, language),
            person: null,
            actions: [
              {
                kind: 'link',
                label: 'search.attention.look',
                isMain: false,
                href: withLanguagePrefix(`/search?q=${encodeURIComponent(query)}`, language),
              },
              {
                kind: 'link',
                label: 'search.attention.promote',
                isMain: true,
                href: withLanguagePrefix(
                  `/admin/search?${new URLSearchParams({ language, days: '7', promote: query })}`,
                  language,
                ),
              },
            ],
          })),
        };
      },
    },
  ],
};
