import { type BlockNeeds, need } from '#features/pages/web/parts/block-needs.ts';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { entryKeyIn } from '#features/submissions/contract/step-fields.ts';
import { readFormEntry, readFormToFill } from '#features/submissions/contract/submissions.endpoints.ts';
import { fillingTexts } from '#features/submissions/web/parts/filling-texts.ts';
import { FormBlock } from '#features/submissions/web/parts/form-block.tsx';
import { useSearch } from '#platform/web/content/search-context.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { usePageAround } from '../kit/web/page-context.ts';
import type definition from './definition.ts';

type FormOptions = BlockOptions<typeof definition>;

export const texts = fillingTexts;

export const needs: BlockNeeds = ({ options }, { search }) => {
  const { formGuid: guid } = options as unknown as FormOptions;
  if (guid === null) return [];
  const key = entryKeyIn(search, guid);
  return [
    need(readFormToFill, { params: { guid } }),
    ...(key === undefined ? [] : [need(readFormEntry, { params: { guid, key } })]),
  ];
};

export const isInteractive = true;

export default function FormView({ block, options: { formGuid } }: BlockViewProps<typeof definition>) {
  const search = useSearch();
  const page = usePageAround();
  if (formGuid === null) return null;
  return (
    <FormBlock
      formGuid={formGuid}
      entryKey={entryKeyIn(search, formGuid)}
      headingLevel={innerLevel(block)}
      pagePath={page === undefined ? '/' : new URL(page.address).pathname}
      forItem={page?.item && { ...page.item, mostGuests: 0 }}
    />
  );
}
