import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { figureDays } from './figure-days.ts';
import { searchPromotionAudit } from './search.audit.ts';
import { searchPromotionsTag } from './search.tags.ts';

const Counted = z.object({ query: z.string(), count: z.number().int() });
export type Counted = z.infer<typeof Counted>;

export const SearchFigures = z.object({
  searches: z.number().int(),
  foundNothing: z.number().int(),
  most: z.array(Counted),
  nothing: z.array(Counted),
});
export type SearchFigures = z.infer<typeof SearchFigures>;

export const readSearchFigures = defineEndpoint({
  method: 'GET',
  path: '/api/search:figures',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'search',
  summary: 'What people look for and what they do not find; nothing about who they are',
  query: z.object({
    language: Language.default('nl'),
    days: z.coerce
      .number()
      .int()
      .min(1)
      .max(3650)
      .refine((days) => figureDays.some((one) => one === days))
      .default(30),
  }),
  output: SearchFigures,
});

export const targetKinds = ['page', 'item', 'url'] as const;

/** Ours or another's; nothing that runs. */
const Address = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?![/\\])|https?:\/\/[^\s/])/i);

const Phrases = z.array(z.string().trim().min(1).max(100)).min(1).max(20);

export const Promotion = z.object({
  id: Guid,
  language: Language,
  phrases: z.array(z.string()),
  targetKind: z.enum(targetKinds),
  title: z.string(),
  description: z.string(),
  /** What visitors would read and where it leads; null while the page or item cannot be found. */
  shown: z.object({ title: z.string(), path: z.string() }).nullable(),
});
export type Promotion = z.infer<typeof Promotion>;

/** Where it leads: the address of a page or an item, which is followed when that moves, or any other address. */
export const PromotionInput = z.object({
  language: Language,
  phrases: Phrases,
  address: Address,
  /** Instead of the target's own; an address that is no page or item has none of its own. */
  title: z.string().trim().max(200).default(''),
  description: z.string().trim().max(300).default(''),
});
export type PromotionInput = z.output<typeof PromotionInput>;

const one = z.object({ id: Guid });

export const listPromotions = defineEndpoint({
  method: 'GET',
  path: '/api/search/promotions',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'search',
  summary: 'What is shown first for certain words',
  query: z.object({ language: Language.default('nl') }),
  output: z.array(Promotion),
});

export const makePromotion = defineEndpoint({
  method: 'POST',
  path: '/api/search/promotions',
  access: 'admin',
  feature: 'search',
  summary: 'Show a page, an item or an address first for certain words',
  body: PromotionInput,
  audits: [searchPromotionAudit.created],
  touches: [searchPromotionsTag],
  output: Promotion,
});

export const changePromotion = defineEndpoint({
  method: 'PUT',
  path: '/api/search/promotions/{id}',
  access: 'admin',
  feature: 'search',
  summary: 'Change what is shown first for certain words',
  params: one,
  body: PromotionInput,
  audits: [searchPromotionAudit.changed],
  touches: [searchPromotionsTag],
  output: Promotion,
});

export const deletePromotion = defineEndpoint({
  method: 'DELETE',
  path: '/api/search/promotions/{id}',
  access: 'admin',
  feature: 'search',
  summary: 'No longer show it first',
  params: one,
  audits: [searchPromotionAudit.deleted],
  touches: [searchPromotionsTag],
  output: z.undefined(),
});

export const orderPromotions = defineEndpoint({
  method: 'PUT',
  path: '/api/search/promotions:order',
  access: 'admin',
  feature: 'search',
  summary: 'In which order they are shown when more than one fits',
  body: z.object({ language: Language, ids: z.array(Guid).max(1000) }),
  audits: [searchPromotionAudit.ordered],
  touches: [searchPromotionsTag],
  output: z.undefined(),
});
