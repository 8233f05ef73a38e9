import { z } from 'zod';
import { fieldKindPattern } from '#field-kinds/kit/contract/field-kind.ts';
import { conditionOperators } from '#field-kinds/kit/contract/question-kind.ts';
import { JsonValue } from '#platform/contract/calls/json-value.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';
import { mostFields, personalDataClasses } from './form-limits.ts';

/** Made when the field is, and never changed: answers, conditions and dashboards name a field by it. */
export const FieldId = z.string().regex(/^[a-z][a-z0-9]{3,15}$/);

/** One thing that must be so of an answer that was given before. */
export const ConditionRule = z.object({
  field: FieldId,
  operator: z.enum(conditionOperators),
  /** Values of options, words or numbers as they are typed; one of them is enough. */
  values: z.array(z.string().max(300)).max(50).default([]),
});
export type ConditionRule = z.infer<typeof ConditionRule>;

/** When a question is asked. */
export const FormCondition = z.object({
  /** All of the rules, or one of them is enough. */
  match: z.enum(['all', 'any']),
  rules: z.array(ConditionRule).min(1).max(10),
});
export type FormCondition = z.infer<typeof FormCondition>;

const FormOption = z.object({
  /** Made with the option and never changed, whatever its words become. */
  value: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  label: StoredText,
  help: StoredText.default(emptyText),
});

const everyField = {
  id: FieldId,
  kind: z.string().regex(fieldKindPattern),
  label: StoredText.default(emptyText),
  help: StoredText.default(emptyText),
  isRequired: z.boolean().default(false),
  options: z.array(FormOption).max(200).default([]),
  /** What its kind asks of who makes the form; its shape is the kind's. */
  settings: z.record(z.string(), JsonValue).default({}),
  /** A token of HTML's autocomplete; none when empty. */
  autocomplete: z.string().max(60).default(''),
  condition: FormCondition.nullable().default(null),
  /** What it says instead of our own words when an answer is no good. */
  message: StoredText.default(emptyText),
  /** The key of a profile field that it starts with, for who is signed in; none when empty. */
  prefill: z.string().max(60).default(''),
  personalData: z.enum(personalDataClasses).default('none'),
  /** The answer goes this many days after the submission was dealt with; as long as the submission when null. */
  retentionDays: z.number().int().min(1).max(36_500).nullable().default(null),
};

const InnerField = z.object(everyField);

/** A question, or what stands between questions. A group has questions of its own. */
export const FormField = z.object({ ...everyField, fields: z.array(InnerField).max(50).default([]) });
export type FormField = z.infer<typeof FormField>;
export type InnerField = z.infer<typeof InnerField>;

/** What a form asks, in every language. Every publishing of it is a version that nothing changes. */
export const FormDocument = z.object({
  title: StoredText,
  intro: StoredText.default(emptyText),
  fields: z.array(FormField).max(mostFields).default([]),
});
export type FormDocument = z.infer<typeof FormDocument>;
export type FormDocumentInput = z.input<typeof FormDocument>;
