import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

test.each([
  ['line', 1],
  ['water', 1],
  ['none', 0],
])('%s: a reader who listens hears a break only where one is drawn', async (line, breaks) => {
  await drawBlock(definition, { options: { line } });
  expect(screen.queryAllByRole('separator')).toHaveLength(breaks);
});
