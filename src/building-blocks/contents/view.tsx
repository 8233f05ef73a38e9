import { isFilled } from '#platform/web/content/localized.tsx';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { headingId } from '../kit/web/block-frame.tsx';
import type { BlockViewProps, PlaceBlock } from '../kit/web/block-view.ts';
import { usePageAround } from '../kit/web/page-context.ts';
import { pageHeadings } from './contract/page-headings.ts';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import { PageContents } from './page-contents.tsx';

type Contents = typeof definition;

export const placement: PlaceBlock<Contents> = ({ isSticky }) => ({ isSticky });
export const isInteractive = true;
export const texts: ViewTexts = { nl, en };

export default function ContentsView({ block, options }: BlockViewProps<Contents>) {
  const { t } = useTranslation();
  const others = (usePageAround()?.blocks ?? []).filter(({ guid }) => guid !== block.guid);
  const headings = pageHeadings(others, options.depth, headingId);
  if (headings.length === 0) return null;
  const name = isFilled(block.heading)
    ? { 'aria-labelledby': headingId(block) }
    : { 'aria-label': t('blocks.contents.label') };
  return <PageContents headings={headings} {...name} />;
}
