import { expect, test } from 'vitest';
import { z } from 'zod';
import type { BlockDefinition } from '#blocks/kit/contract/block-definition.ts';
import type { OptionField } from '#platform/contract/options/option-field.ts';
import { optionFields } from '#platform/contract/options/option-fields.ts';
import { entryLike, newEntry } from '#platform/web/options/new-entry.ts';

const maker = { today: '2026-11-16', newKey: () => 'k1' };
const definitions = import.meta.glob<{ default: BlockDefinition }>('../../../../building-blocks/*/definition.ts', {
  eager: true,
});

/** Every list of a block, as the options that hold one new entry of it. */
const withEntry = (fields: readonly OptionField[]): [string, object][] =>
  fields.flatMap((field) => {
    if (field.kind !== 'list') return [];
    const entry = newEntry(field.fields, maker);
    const inner = withEntry(field.fields).map(([name, options]): [string, object] => [
      `${field.name}.${name}`,
      { [field.name]: [{ ...entry, ...options }] },
    ]);
    return [[field.name, { [field.name]: [entry] }], ...inner];
  });

const lists = Object.values(definitions).flatMap(({ default: { name, options } }) =>
  withEntry(optionFields(options)).map(([list, value]) => ({ name, list, options, value })),
);

test('there are lists to try', () => expect(lists.length).toBeGreaterThan(15));

test.each(lists)('a new entry of $name $list is one that the block accepts', ({ name, list, options, value }) => {
  // A file comes first: captions without one are none.
  const isFile = name === 'Video' && list === 'captions';
  expect(options.safeParse(value).success).toBe(!isFile);
});

test('what may be absent is left out, and what must be there begins empty', () => {
  const fields = optionFields(
    z.object({
      text: z.object({ $lang: z.record(z.string(), z.string()) }),
      at: z.iso.date(),
      until: z.iso.date().optional(),
    }),
  );
  expect(newEntry(fields, maker)).toEqual({ text: { $lang: {} }, at: '2026-11-16' });
});

test('a new row has as many cells as the one before it', () => {
  const fields = optionFields(z.object({ cells: z.array(z.object({ wide: z.boolean().default(false) })).default([]) }));
  expect(entryLike({ cells: [{}, {}] }, fields, maker)).toEqual({ cells: [{ wide: false }, { wide: false }] });
  expect(entryLike(undefined, fields, maker)).toEqual({ cells: [] });
});
