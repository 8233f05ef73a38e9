import { z } from 'zod';
import { EmailAddress } from '#features/users/contract/email-address.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { SolvedChallenge } from '#platform/contract/robots/challenge.ts';
import { followKindsByMail, waysByMail } from './follow-words.ts';

export const MailedTarget = z.object({ kind: z.enum(followKindsByMail), guid: Guid });
export type MailedTarget = z.infer<typeof MailedTarget>;

export const OpenTarget = z.object({ title: z.string(), path: z.string().nullable() });
export type OpenTarget = z.infer<typeof OpenTarget>;

const way = z.enum(waysByMail).default('weekly');
/** People do not see it; robots fill it in. */
const website = z.string().max(200).default('');

export const AskedFollow = z.object({ email: EmailAddress, mail: way, website, challenge: SolvedChallenge });
export type AskedFollow = z.infer<typeof AskedFollow>;

/** As a browser without script posts it. */
export const PostedFollow = AskedFollow.omit({ challenge: true });

export const WaitingFollow = z.object({ guid: Guid, key: z.string() });
export type WaitingFollow = z.infer<typeof WaitingFollow>;
