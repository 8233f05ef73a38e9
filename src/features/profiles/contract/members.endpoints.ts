import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { OtherProfile } from './profile.ts';

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/members',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'profiles',
  summary: 'The members by name, with what they share with each other (§6); never an address',
  query: z.object({
    language: Language.default('nl'),
    pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
    itemCount: z.coerce.number().int().min(1).max(100).default(24),
    joinRest: z
      .union([z.boolean(), z.stringbool()])
      .optional()
      .describe('Puts a few that would be left over on the last whole page; without it, a page has at most itemCount'),
    searchFilter: z.string().trim().max(200).optional(),
    /** Only those who have one of these: roles of the reader's own, or of a directory that they may read. */
    roleIds: z
      .union([Guid, z.array(Guid).max(50)])
      .optional()
      .transform((value) => (value === undefined || Array.isArray(value) ? value : [value])),
    /** The directory, a block on a page, that asks by these roles. */
    block: Guid.optional(),
  }),
  output: z.object({ totalNumberOfMembers: z.number().int(), members: z.array(OtherProfile) }),
});
