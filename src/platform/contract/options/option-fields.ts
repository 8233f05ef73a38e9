import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { Picture } from '#platform/contract/files/picture.ts';
import { type Meaning, meaningOf } from '#platform/contract/meaning.ts';
import { StoredRichText } from '#platform/contract/texts/rich-text.ts';
import type { FieldOf, OptionField, ReferenceKind } from './option-field.ts';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;
type Base = Pick<OptionField, 'name' | 'isOptional' | 'default'>;

/** What a schema of options asks for, as fields of a form, in the order of the schema. */
export const optionFields = (options: z.ZodObject): OptionField[] => fieldsOfShape(options.shape);

function fieldsOfShape(shape: Shape): OptionField[] {
  const spread = [spreadPicture(shape), spreadAsset(shape)].filter((one) => one !== undefined);
  const taken = new Set(spread.flatMap(({ keys }) => keys));
  return [
    ...spread.map(({ field }) => field),
    ...Object.entries(shape).flatMap(([name, schema]) => (taken.has(name) ? [] : [fieldOf(name, schema)])),
  ];
}

/** §3: the block Image has the fields of its picture among its own. */
function spreadPicture(shape: Shape): { field: OptionField; keys: string[] } | undefined {
  const keys = Object.keys(Picture.shape);
  if (!keys.every((key) => key in shape)) return undefined;
  return { field: { kind: 'picture', name: 'imageGuid', isSpread: true, isOptional: true }, keys };
}

/** Whatever names a file keeps what it must know of it too. Its name can be changed and has a field of its own. */
function spreadAsset(shape: Shape): { field: FieldOf<'asset'>; keys: string[] } | undefined {
  const guid = shape.assetGuid;
  if (guid === undefined) return undefined;
  const keeps: FieldOf<'asset'>['keeps'] = { assetGuid: 'guid' };
  if ('name' in shape) keeps.name = 'name';
  if ('fileName' in shape) keeps.fileName = 'name';
  if ('size' in shape) keeps.size = 'byteSize';
  const { mediaType } = shape;
  if (mediaType !== undefined) keeps.mediaType = 'mediaType';
  const kinds = mediaType === undefined ? undefined : choicesOf(bare(mediaType).schema)?.map(String);
  return {
    field: {
      kind: 'asset',
      name: 'assetGuid',
      isSpread: true,
      keeps,
      ...(bare(guid).isOptional && { isOptional: true }),
      ...(kinds !== undefined && { mediaTypes: kinds }),
    },
    keys: Object.keys(keeps).filter((key) => key !== 'fileName'),
  };
}

function fieldOf(name: string, written: Schema): OptionField {
  const { schema, isOptional, value, meaning } = bare(written);
  const base: Base = { name, ...(isOptional && { isOptional }), ...(value !== undefined && { default: value }) };
  if (meaning === 'in-place') return { ...base, kind: 'other' };
  if (meaning === 'key') return { ...base, kind: 'key' };
  return (
    knownField(base, schema) ??
    meantField(base, schema, meaning) ??
    textField(base, schema, meaning) ??
    scalarField(base, schema) ??
    groupField(base, schema) ?? { ...base, kind: 'other' }
  );
}

/** By the schema that it is, and not by its shape. */
function knownField(base: Base, schema: Schema): OptionField | undefined {
  if (schema === Picture) return { ...base, kind: 'picture' };
  if (schema === Href) return { ...base, kind: 'href' };
  return schema === StoredRichText ? { ...base, kind: 'rich-text' } : undefined;
}

const references: readonly Meaning[] = [
  'form',
  'item',
  'item-field',
  'item-type',
  'list-block',
  'profile-field',
  'role',
  'shared-part',
];
const isReference = (meaning: Meaning | undefined): meaning is Meaning & ReferenceKind =>
  meaning !== undefined && references.includes(meaning);

function meantField(base: Base, schema: Schema, meaning: Meaning | undefined): OptionField | undefined {
  if (meaning === 'icon') return { ...base, kind: 'icon', values: (choicesOf(schema) ?? []).map(String) };
  if (meaning === 'expression') return { ...base, kind: 'expression' };
  if (meaning === 'cents') return { ...base, kind: 'cents' };
  if (meaning === 'day-bound') return { ...base, kind: 'day-bound' };
  if (meaning === 'time') return { ...base, kind: 'time' };
  if (meaning === 'language') return { ...base, kind: 'line', format: 'language' };
  if (meaning === 'sort-order') {
    return { ...base, kind: 'choice', values: choicesOf(schema) ?? [], words: 'sortOrders' };
  }
  if (isReference(meaning)) return { ...base, kind: 'reference', to: meaning, isMany: false };
  if (!(schema instanceof z.ZodArray)) return undefined;
  const { schema: element, meaning: ofElement } = bare(schema.element);
  const { max } = lengthOf(schema);
  if (isReference(ofElement)) {
    return { ...base, kind: 'reference', to: ofElement, isMany: true, ...(max !== undefined && { max }) };
  }
  const values = choicesOf(element);
  return values && { ...base, kind: 'choices', values: values.map(String) };
}

/** Words in each language: `{ $lang: { nl: … } }`. */
function textField(base: Base, schema: Schema, meaning: Meaning | undefined): OptionField | undefined {
  // What is written as markup is read into a tree (StoredMarkup).
  const written = schema instanceof z.ZodPipe ? schema.in : schema;
  if (!(written instanceof z.ZodObject) || !('$lang' in written.shape)) return undefined;
  if (written !== schema) return { ...base, kind: 'markup' };
  return { ...base, kind: 'text', ...(meaning === 'several-lines' && { hasLines: true }) };
}

function scalarField(base: Base, schema: Schema): OptionField | undefined {
  const values = choicesOf(schema);
  if (values !== undefined) return { ...base, kind: 'choice', values };
  if (schema instanceof z.ZodBoolean) return { ...base, kind: 'switch' };
  if (schema instanceof z.ZodNumber) {
    const { minimum, maximum, type } = z.toJSONSchema(schema);
    // Without bounds of its own a whole number has those of the machine.
    const min = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? {} : { min: minimum };
    const max = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? {} : { max: maximum };
    return { ...base, kind: 'number', ...min, ...max, isWhole: type === 'integer' };
  }
  if (schema instanceof z.ZodISODate) return { ...base, kind: 'date' };
  if (schema instanceof z.ZodISODateTime) return { ...base, kind: 'moment' };
  if (schema instanceof z.ZodEmail) return { ...base, kind: 'line', ...limits(schema), format: 'email' };
  return schema instanceof z.ZodString ? { ...base, kind: 'line', ...limits(schema) } : undefined;
}

function limits(schema: z.ZodString | z.ZodEmail): Pick<FieldOf<'line'>, 'maxLength' | 'pattern'> {
  const { maxLength, pattern } = z.toJSONSchema(schema, { io: 'input' });
  const isPlain = schema instanceof z.ZodString && pattern !== undefined;
  return { ...(maxLength !== undefined && { maxLength }), ...(isPlain && { pattern }) };
}

function groupField(base: Base, schema: Schema): OptionField | undefined {
  if (schema instanceof z.ZodArray) {
    const { schema: element } = bare(schema.element);
    if (!(element instanceof z.ZodObject)) return undefined;
    const { default: _, ...rest } = base;
    return { ...rest, kind: 'list', ...lengthOf(schema), fields: fieldsOfShape(element.shape) };
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const asset = spreadAsset(schema.shape);
  if (asset && asset.keys.length === Object.keys(schema.shape).length) {
    const { isSpread: _, ...file } = asset.field;
    return { ...file, ...base };
  }
  return { ...base, kind: 'object', fields: fieldsOfShape(schema.shape) };
}

function lengthOf(schema: z.ZodArray): { max?: number } {
  const { maxItems } = z.toJSONSchema(schema, { io: 'input' });
  return maxItems === undefined ? {} : { max: maxItems };
}

/** The values of an enum, or of a union of literals. */
function choicesOf(schema: Schema): (string | number)[] | undefined {
  if (schema instanceof z.ZodEnum) return [...schema.options];
  if (schema instanceof z.ZodLiteral) return [...schema.values].filter(isChoice);
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const each = schema.options.map((option) => (option instanceof z.ZodLiteral ? choicesOf(option) : undefined));
  return each.every((one) => one !== undefined) ? each.flat() : undefined;
}

const isChoice = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

interface Bare {
  schema: Schema;
  isOptional: boolean;
  value: JsonValue | undefined;
  meaning: Meaning | undefined;
}

/** Without what may be absent and what stands in then. */
function bare(schema: Schema): Bare {
  const meaning = meaningOf(schema);
  const inner = innerOf(schema);
  if (inner === undefined) return { schema, isOptional: false, value: undefined, meaning };
  const within = bare(inner);
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || within.isOptional;
  const stands =
    schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? schema.def.defaultValue : undefined;
  const value = stands === undefined || stands === null ? within.value : plainValue(stands);
  return { schema: within.schema, isOptional, value, meaning: meaning ?? within.meaning };
}

function innerOf(schema: Schema): Schema | undefined {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapped ? schema.def.innerType : undefined;
}

/** Of texts, lists and objects the form knows what is empty. */
const plainValue = (value: unknown): JsonValue | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
