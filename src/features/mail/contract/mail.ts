import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { mailStates } from './mail-state.ts';

export const MailSummary = z.object({
  id: Guid,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  tries: z.number().int(),
  lastError: z.string(),
  /** The process ended while it was handed over, and it was sent again: with the same Message-ID, which most mailboxes show once. */
  mayBeTwice: z.boolean(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type MailSummary = z.infer<typeof MailSummary>;

/** Its words without the links and codes in them, which are the receiver's alone. Of a sent mail they are gone. */
export const MailDetail = MailSummary.extend({ text: z.string() });
export type MailDetail = z.infer<typeof MailDetail>;

export const Outbox = z.object({
  mails: z.array(MailSummary),
  total: z.number().int(),
  /** Whether mails leave the building at all. */
  hasServer: z.boolean(),
});
export type Outbox = z.infer<typeof Outbox>;
