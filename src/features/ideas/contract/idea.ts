import { z } from 'zod';
import { optionTones } from '#features/item-types/contract/option-tone.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { LocalizedText } from '#platform/contract/texts/localized.ts';

const Tone = z.enum(optionTones);

/** One step of an idea, as everyone reads it. */
export const StatusChange = z.object({
  guid: Guid,
  label: LocalizedText,
  tone: Tone,
  reason: z.string(),
  reasonLang: z.string(),
  /** On whose behalf; nobody's account. */
  signed: z.string(),
  changedOn: z.iso.datetime(),
});
export type StatusChange = z.infer<typeof StatusChange>;

/** What became of an item, the newest first; the same for everyone who may read it. */
export const IdeaStory = z.object({
  status: z.object({ label: LocalizedText, tone: Tone }).nullable(),
  changes: z.array(StatusChange),
  /** Ideas that turned out to be the same. */
  merged: z.array(z.object({ guid: Guid, title: z.string(), mergedOn: z.iso.datetime() })),
});
export type IdeaStory = z.infer<typeof IdeaStory>;

/** For who manages its list. */
export const IdeaManaging = z.object({
  statuses: z.array(z.object({ value: z.string(), label: z.string(), tone: Tone })),
  /** The value that it has now. */
  status: z.string().nullable(),
  /** As they signed last. */
  signed: z.string(),
  /** How many people a mail would go to. */
  receivers: z.number().int(),
  /** Where it went, when it was merged. */
  mergedInto: z.object({ guid: Guid, title: z.string(), path: z.string().nullable() }).nullable(),
});
export type IdeaManaging = z.infer<typeof IdeaManaging>;

export const NewStatus = z.object({
  status: z.string().max(60),
  reason: z.string().trim().min(1).max(2000),
  signed: z.string().trim().max(120).default(''),
  language: Language,
  /** False when nobody needs a mail of it. */
  isMailed: z.boolean().default(true),
});
export type NewStatus = z.output<typeof NewStatus>;

export const NewMerge = z.object({ into: Guid });

export const OwnNews = z.object({ isReceiving: z.boolean() });
export type OwnNews = z.infer<typeof OwnNews>;

/** What the link of a mail stops. */
export const NewsToStop = z.object({ title: z.string(), isStopped: z.boolean() });
export type NewsToStop = z.infer<typeof NewsToStop>;
