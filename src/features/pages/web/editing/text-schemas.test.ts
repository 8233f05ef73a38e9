import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { extensions } from '#platform/web/rich-text-editor/extensions.ts';
import { richSchema } from '../../contract/operations/text-schema.ts';

const editor = getSchema(extensions);

test('the editor and the server know the same nodes, with the same content', () => {
  const nodes = (schema: typeof editor) =>
    Object.entries(schema.nodes).map(([name, { spec }]) => [
      name,
      spec.content ?? '',
      spec.group ?? '',
      spec.inline === true,
    ]);
  expect(nodes(editor)).toEqual(nodes(richSchema as typeof editor));
});

test('and the same marks, in the same order', () => {
  const marks = (schema: typeof editor) =>
    Object.entries(schema.marks).map(([name, { spec }]) => [name, spec.excludes ?? '']);
  expect(marks(editor)).toEqual(marks(richSchema as typeof editor));
});
