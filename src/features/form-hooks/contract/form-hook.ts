import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { hookContents } from './hook-contents.ts';
import { hookEvents, messageEvents } from './hook-events.ts';
import { mostLogLines } from './hook-limits.ts';
import { deliveryStates, hookOutcomes, stopReasons } from './hook-outcome.ts';

const Moment = z.iso.datetime();

/** A webhook: an address of others that is told what happens to what a form was sent. */
export const FormHookInput = z.object({
  address: z.string().trim().min(1).max(2000),
  events: z.array(z.enum(hookEvents)).min(1).max(hookEvents.length),
  /** The least that is of use when it is left out: nothing where the form asks for special personal data. */
  contents: z.enum(hookContents).optional(),
  isOn: z.boolean().default(true),
});
export type FormHookInput = z.output<typeof FormHookInput>;

/** One message, and what became of it. */
export const HookDelivery = z.object({
  /** The `webhook-id`: the same for every try. */
  guid: Guid,
  event: z.enum(messageEvents),
  happenedOn: Moment,
  /** Of the submission; empty for a try. */
  reference: z.string(),
  submissionGuid: Guid.nullable(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  triedOn: Moment.nullable(),
  /** When it is tried again; null unless it waits. */
  dueOn: Moment.nullable(),
  outcome: z.enum(hookOutcomes).nullable(),
  statusCode: z.number().int().nullable(),
  /** The first part of what the receiver answered. */
  answer: z.string().nullable(),
});
export type HookDelivery = z.infer<typeof HookDelivery>;

export const FormHook = z.object({
  guid: Guid,
  address: z.string(),
  events: z.array(z.enum(hookEvents)),
  contents: z.enum(hookContents),
  isOn: z.boolean(),
  /** The last characters of its secret, to tell which one it is. */
  secretHint: z.string(),
  /** Until then the secret before signs along. */
  oldSecretUntil: Moment.nullable(),
  /** Since when nothing was accepted. */
  failingSince: Moment.nullable(),
  /** Why it was switched off, when nobody did it. */
  stopped: z.enum(stopReasons).nullable(),
  waiting: z.number().int(),
  givenUp: z.number().int(),
  last: HookDelivery.nullable(),
});
export type FormHook = z.infer<typeof FormHook>;

export const HookSecret = z.object({
  /** Told this once. */
  secret: z.string(),
});

export const DeliveryQuery = z.object({
  state: z.enum(deliveryStates).optional(),
  limit: z.coerce.number().int().min(1).max(mostLogLines).default(50),
});
export type DeliveryQuery = z.output<typeof DeliveryQuery>;
