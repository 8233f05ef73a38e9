import { type BlockNeeds, need } from '#features/pages/web/parts/block-needs.ts';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { readPoll, readPollStanding } from '#features/polls/contract/polls.endpoints.ts';
import { momentIn } from '#features/polls/contract/vote-fields.ts';
import { PollBlock } from '#features/polls/web/parts/poll-block.tsx';
import { pollTexts } from '#features/polls/web/parts/poll-texts.ts';
import { isFilled } from '#platform/web/content/localized.tsx';
import { useSearch } from '#platform/web/content/search-context.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { usePageAround } from '../kit/web/page-context.ts';
import type definition from './definition.ts';

export const texts = pollTexts;

/** How it stands is of one reader: it is drawn on the server only for who has no script and comes back from voting. */
export const needs: BlockNeeds = ({ guid }, { search }) => {
  const params = { guid };
  const standing = momentIn(search, guid) === undefined ? [] : [need(readPollStanding, { params })];
  return [need(readPoll, { params }), ...standing];
};

export const isInteractive = true;

export default function PollView({ block, options }: BlockViewProps<typeof definition>) {
  const search = useSearch();
  const page = usePageAround();
  if (!isFilled(options.question) && options.choices.length === 0) return null;
  return (
    <PollBlock
      guid={block.guid}
      asked={options}
      headingLevel={innerLevel(block)}
      pagePath={page === undefined ? '/' : new URL(page.address).pathname}
      search={search}
    />
  );
}
