import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { offersTag } from '../contract/item-offers.tags.ts';
import type { OfferQueueService } from './offer-queue.service.ts';

export const itemOffersAttention: FeatureAttention<{ offerQueue: OfferQueueService }> = {
  tags: [offersTag],
  sources: [
    {
      section: 'offers',
      rank: ranks.waiting + 2,
      access: 'user',
      more: ({ language }) => withLanguagePrefix('/admin/offers', language),
      async look({ offerQueue }, { viewer, language, limit }) {
        const { total, offers } = await offerQueue.list(viewer, { pageNumber: 1, language });
        const href = withLanguagePrefix('/admin/offers', language);
        const rows = offers.slice(0, limit).map(({ guid, title, listTitle, at }) => ({
          id: `offer-${guid}`,
          title,
          about: { key: 'offering.attention.about', values: { list: listTitle }, moments: { moment: at } },
          href,
          person: null,
          actions: [{ kind: 'link' as const, label: 'offering.attention.look', isMain: true, href }],
        }));
        return { total, rows };
      },
    },
  ],
};
