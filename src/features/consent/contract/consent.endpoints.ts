import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { askedCategories } from './consent.ts';

/** What a page must know of vendors before anyone has opened the statement. */
export const VendorUse = z.object({
  /** Keys of those that published blocks bring along. */
  used: z.array(z.string()),
  /** §2: the categories of which cookies exist. */
  asked: z.array(z.enum(askedCategories)),
  /** Of someone else, configured in the settings. */
  hasScripts: z.boolean(),
});
export type VendorUse = z.infer<typeof VendorUse>;

export const readVendorUse = defineEndpoint({
  method: 'GET',
  path: '/api/consent:vendors',
  access: 'public',
  feature: 'consent',
  summary: 'Who else the site uses: the vendors of published blocks, and what visitors are asked about them',
  output: VendorUse,
  cached: true,
});
