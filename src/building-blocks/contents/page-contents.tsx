import { Text } from '#platform/web/content/localized.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import type { PageHeading } from './contract/page-headings.ts';
import { usePlaceOnPage } from './use-place-on-page.ts';
import styles from './view.module.css';

const idsOf = (headings: readonly PageHeading[]): string[] =>
  headings.flatMap(({ id, below }) => [id, ...idsOf(below)]);

interface PageContentsProps {
  headings: readonly PageHeading[];
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Links to the headings of a page, with where the reader is marked. */
export function PageContents({ headings, ...name }: PageContentsProps) {
  const place = usePlaceOnPage(idsOf(headings));
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
