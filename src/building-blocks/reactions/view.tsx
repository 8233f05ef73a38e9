import { useContext } from 'react';
import { type BlockNeeds, need } from '#features/pages/web/parts/block-needs.ts';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { readThread } from '#features/reactions/contract/reactions.endpoints.ts';
import { threadInput } from '#features/reactions/contract/thread-address.ts';
import { ReactionThread } from '#features/reactions/web/parts/reaction-thread.tsx';
import { threadTexts } from '#features/reactions/web/parts/thread-texts.ts';
import { IsSignedInContext } from '#platform/web/content/is-signed-in-context.ts';
import { useSearch } from '#platform/web/content/search-context.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { usePageAround } from '../kit/web/page-context.ts';
import type definition from './definition.ts';

type ReactionsOptions = BlockOptions<typeof definition>;

export const texts = threadTexts;
export const isInteractive = true;

export const needs: BlockNeeds = ({ guid, options }, { search }) => {
  const { order } = options as unknown as ReactionsOptions;
  return [need(readThread, threadInput({ kind: 'block', guid }, search, order))];
};

export default function ReactionsView({ block, options: { order } }: BlockViewProps<typeof definition>) {
  const page = usePageAround();
  return (
    <ReactionThread
      target={{ kind: 'block', guid: block.guid }}
      search={useSearch()}
      usualOrder={order}
      headingLevel={innerLevel(block)}
      isSignedIn={useContext(IsSignedInContext)}
      pagePath={page === undefined ? '/' : new URL(page.address).pathname}
    />
  );
}
