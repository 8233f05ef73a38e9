import { expect, test } from 'vitest';
import type { BlockDefinition } from '#blocks/kit/contract/block-definition.ts';
import { iconOf } from './block-icon.ts';

const definitions = import.meta.glob<{ default: BlockDefinition }>('/src/building-blocks/*/definition.ts', {
  eager: true,
});

test('every block has the icon that it names', () => {
  const icons = Object.values(definitions).map((found) => found.default.icon);
  expect(icons.filter((icon) => icon !== 'blocks' && iconOf(icon) === iconOf('blocks'))).toEqual([]);
  expect(icons.length).toBeGreaterThan(30);
});
