import { z } from 'zod';
import { taskEntities } from '#features/tasks/contract/task.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { JsonValue } from '#platform/contract/calls/json-value.ts';

const Moment = z.iso.datetime();

/**
 * Words of the screens, by their key, with what is filled in. Moments and days are written in the reader's language and on
 * the platform's clock; `words` are keys themselves.
 */
export const AttentionWords = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  moments: z.record(z.string(), Moment).optional(),
  days: z.record(z.string(), z.iso.date()).optional(),
  words: z.record(z.string(), z.string()).optional(),
  /** Where the screens have no words for it. */
  otherwise: z.string().optional(),
});
export type AttentionWords = z.infer<typeof AttentionWords>;

/** A declared call with what goes in, for who presses the button. */
export const AttentionCall = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().startsWith('/api/'),
  params: z.record(z.string(), z.string()).optional(),
  body: JsonValue.optional(),
});
export type AttentionCall = z.infer<typeof AttentionCall>;

/** One thing that can be done about a row: somewhere to go, or a call. */
export const AttentionAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), label: z.string(), isMain: z.boolean(), href: z.string() }),
  z.object({
    kind: z.literal('call'),
    label: z.string(),
    isMain: z.boolean(),
    call: AttentionCall,
    /** Told when it is done. */
    said: AttentionWords,
    /** What takes it back, where something does, and of what that is then told. */
    undo: z.object({ call: AttentionCall, entity: z.enum(taskEntities) }).optional(),
    /** Asked before what cannot come back. */
    confirm: z.object({ title: AttentionWords, text: AttentionWords, label: z.string() }).optional(),
  }),
]);
export type AttentionAction = z.infer<typeof AttentionAction>;

/** One point: what it is, and what can be done about it right here. */
export const AttentionRow = z.object({
  /** Of its own among all rows of the answer, and the same in the next one. */
  id: z.string(),
  title: z.union([z.string(), AttentionWords]),
  about: AttentionWords,
  /** The rest of it, behind the title. */
  href: z.string().nullable(),
  /** Whose it is, where it is somebody's. */
  person: z.string().nullable(),
  actions: z.array(AttentionAction),
});
export type AttentionRow = z.infer<typeof AttentionRow>;

export const AttentionSection = z.object({
  name: z.string(),
  /** Something is wrong at this moment. */
  isNow: z.boolean(),
  total: z.number().int(),
  rows: z.array(AttentionRow),
  /** Where all of them are. */
  more: z.string().nullable(),
  /** Some of it could not be looked at; what is here is not all. */
  hasFailed: z.boolean(),
});
export type AttentionSection = z.infer<typeof AttentionSection>;

/** Something that the reader was writing. */
export const RecentDocument = z.object({
  guid: Guid,
  kind: z.enum(['page', 'item']),
  title: z.string(),
  href: z.string(),
  changedAt: Moment,
  hasChanges: z.boolean(),
});
export type RecentDocument = z.infer<typeof RecentDocument>;

/** What will happen by itself. */
export const PlannedSoon = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string().nullable(),
  action: z.enum(['publish', 'unpublish']),
  at: Moment,
  by: z.string().nullable(),
});
export type PlannedSoon = z.infer<typeof PlannedSoon>;

/** A list that the reader may add to, with a kind of item that belongs in it. */
export const PlaceToAdd = z.object({
  listGuid: Guid,
  typeName: z.string(),
  typeLabel: z.string(),
  /** The names that lead to it. */
  trail: z.array(z.string()),
});
export type PlaceToAdd = z.infer<typeof PlaceToAdd>;

export const Today = z.object({
  now: Moment,
  /** By what the reader is called. */
  firstName: z.string(),
  sections: z.array(AttentionSection),
  recent: z.array(RecentDocument),
  soon: z.array(PlannedSoon),
  /** How many pages the reader looks after. */
  ownPages: z.number().int(),
  /** Where the reader can add an item; where they did so last first. */
  placesToAdd: z.array(PlaceToAdd),
  /** They do not run the platform: what is theirs, in one list. */
  isOwnOnly: z.boolean(),
  can: z.object({ makePage: z.boolean() }),
});
export type Today = z.infer<typeof Today>;
