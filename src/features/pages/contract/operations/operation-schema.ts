import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { JsonValue } from '#platform/contract/calls/json-value.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { StoredBlock } from '../page.ts';
import { areas, layouts } from '../page-layout.ts';
import type { LoggedOperation, Operation, PageField } from './operation.ts';

/**
 * A text that is written in the drawer, and not where it stands, is set by its language. Never a name that objects have by
 * themselves, such as `__proto__`.
 */
const key = z.union([z.literal('$lang'), z.string().regex(/^[a-z0-9][\w-]{0,99}$/i), z.int32().min(0)]);

/** What of a block is set by itself: its place is moved, its guid and its kind stay for ever. */
const blockFields = [
  'options',
  'heading',
  'headingLevel',
  'background',
  'anchor',
  'more',
  'visibility',
  'roleIds',
  'period',
  'addPermission',
  'addRoles',
] as const;
const pageFields = [
  'title',
  'description',
  'options',
  'headerImageShown',
  'socialImage',
  'visibility',
  'roleIds',
  'editPermission',
  'editRoles',
] as const;
const textFields = ['options', 'heading', 'more', 'title', 'description', 'socialImage'] as const;

const inBlock = z.tuple([z.enum(blockFields)], key);
const block = Guid;
const spot = z.object({ area: z.enum(areas), after: Guid.nullable() });
const fingerprint = z.string().regex(/^[0-9a-f]{16}$/);
const Step = z.object({ stepType: z.string().max(40) }).catchall(JsonValue);

interface Settable<Own extends PageField> {
  /** Of the document itself, what is set by itself. */
  own: readonly Own[];
  /** Of the document and of its blocks, what has texts. */
  texts: readonly string[];
}

/** Operations on a page, or on something else that is written as a page is. */
export function operationSchemas<Own extends PageField>({ own, texts }: Settable<Own>) {
  const place = z.object({
    block: Guid.nullable(),
    path: z.tuple([z.enum(texts as [string, ...string[]])], key),
    language: Language,
    format: z.enum(['plain', 'rich']),
  });
  const operation: z.ZodType<Operation> = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('add'), block: StoredBlock, spot }),
    z.object({ kind: z.literal('remove'), block }),
    z.object({ kind: z.literal('move'), block, spot }),
    z.object({ kind: z.literal('set'), block, path: inBlock, value: JsonValue.optional() }),
    z.object({
      kind: z.literal('splice'),
      block,
      path: inBlock,
      at: z.int32().min(0),
      remove: z.int32().min(0),
      insert: z.array(JsonValue).max(500),
    }),
    z.object({ kind: z.literal('shift'), block, path: inBlock, from: z.int32().min(0), to: z.int32().min(0) }),
    z.object({ kind: z.literal('page'), path: z.tuple([z.enum(own)], key), value: JsonValue.optional() }),
    z.object({ kind: z.literal('layout'), layout: z.enum(layouts) }),
    z.object({ kind: z.literal('text'), place, steps: z.array(Step).min(1).max(2000) }),
    z.object({
      kind: z.literal('translated'),
      language: Language.refine((language) => language !== defaultLanguage),
      text: fingerprint,
      source: fingerprint,
      reading: z.enum(['read', 'unread']).optional(),
    }),
  ]);
  const NewOperation = z.object({
    /** Of one's own making, so that sending it twice does it once. */
    id: Guid,
    operation,
    group: Guid,
    undoes: Guid.nullable().default(null),
  });
  return { NewOperation };
}

/** As the log has them: whole documents were written before there was a log, and may have set more than one may set by itself. */
const Written = z.custom<Operation>((value) => typeof value === 'object' && value !== null);

export const LoggedOperationSchema: z.ZodType<LoggedOperation> = z.object({
  number: z.int(),
  id: Guid,
  by: z.object({ id: z.string().nullable(), name: z.string() }),
  at: z.iso.datetime(),
  operation: Written,
  inverse: z.array(Written),
  group: Guid,
  undoes: Guid.nullable(),
});

export const { NewOperation } = operationSchemas({ own: pageFields, texts: textFields });
export type NewOperation = z.infer<typeof NewOperation>;
