import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { preloadBlockViews } from '../kit/web/block-catalogue.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import notice from '../notice/definition.ts';
import definition from './definition.ts';

test('shows the blocks that came with it, in order, and nothing without them', async () => {
  await preloadBlockViews(['SharedPart', 'Notice']);
  const part = buildBlock(definition);
  const inner = ['Eerst', 'Dan'].map((title, sortId) => ({
    ...buildBlock(notice, { options: { title: text(title) } }),
    guid: `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d2${sortId}`,
    sortId,
  }));
  const { rerender } = render(<BlockArea area="main" blocks={[part]} isFirst canManage={false} />);
  expect(screen.queryByText('Eerst')).toBeNull();
  rerender(<BlockArea area="main" blocks={[{ ...part, blocks: inner }]} isFirst canManage={false} />);
  const [first, second] = [screen.getByText('Eerst'), screen.getByText('Dan')];
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
