import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { hookTroubleTag } from '../contract/form-hooks.tags.ts';
import type { FormHooksService } from './form-hooks.service.ts';

export const formHooksAttention: FeatureAttention<{ formHooks: FormHooksService }> = {
  tags: [hookTroubleTag],
  sources: [
    {
      section: 'failed',
      rank: ranks.wrong + 3,
      access: 'admin',
      isNow: true,
      async look({ formHooks }, { viewer, language, limit }) {
        const found = await formHooks.troubled(viewer);
        return {
          total: found.length,
          rows: found.slice(0, limit).map(({ guid, formGuid, place, stopped, title }) => {
            const href = withLanguagePrefix(`/admin/forms/view/${formGuid}?part=settings#webhooks`, language);
            const form = pickLanguage(title, language, defaultLanguage)?.value ?? '';
            return {
              id: `form-hook-${guid}`,
              title: { key: 'formHooks.attention.title', values: { place } },
              about: {
                key: stopped === null ? 'formHooks.attention.fails' : `formHooks.attention.${stopped}`,
                values: { form },
              },
              href,
              person: null,
              actions: [{ kind: 'link', label: 'formHooks.attention.look', isMain: true, href }],
            };
          }),
        };
      },
    },
  ],
};
