import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { headingId } from '../kit/web/block-frame.tsx';
import type { BlockViewProps, PlaceBlock } from '../kit/web/block-view.ts';
import { PageContext } from '../kit/web/page-context.ts';
import { type PageHeading, pageHeadings } from './contract/page-headings.ts';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import { usePlaceOnPage } from './use-place-on-page.ts';
import styles from './view.module.css';

type Contents = typeof definition;

export const placement: PlaceBlock<Contents> = ({ isSticky }) => ({ isSticky });
export const isInteractive = true;
export const texts: ViewTexts = { nl, en };

const idsOf = (headings: readonly PageHeading[]): string[] =>
  headings.flatMap(({ id, below }) => [id, ...idsOf(below)]);

export default function ContentsView({ block, options }: BlockViewProps<Contents>) {
  const { t } = useTranslation();
  const others = (useContext(PageContext)?.blocks ?? []).filter(({ guid }) => guid !== block.guid);
  const headings = pageHeadings(others, options.depth, headingId);
  const place = usePlaceOnPage(idsOf(headings));
  if (headings.length === 0) return null;
  const name = isFilled(block.heading)
    ? { 'aria-labelledby': headingId(block) }
    : { 'aria-label': t('blocks.contents.label') };
  return (
    <nav className={styles.contents} {...name} data-print="hidden">
      <Headings headings={headings} place={place} />
    </nav>
  );
}

interface HeadingsProps {
  headings: readonly PageHeading[];
  place: string | undefined;
}

function Headings({ headings, place }: HeadingsProps) {
  return (
    <PlainList className={styles.list}>
      {headings.map(({ id, words, below }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} aria-current={id === place ? 'location' : undefined}>
            <Text of={words} />
          </a>
          {below.length > 0 && <Headings headings={below} place={place} />}
        </li>
      ))}
    </PlainList>
  );
}
