import { useContext } from 'react';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import type { BlockViewProps, PlaceBlock } from '../kit/web/block-view.ts';
import { PageTitleContext } from '../kit/web/page-title-context.ts';
import { SearchForm } from '../kit/web/search-form.tsx';
import type definition from './definition.ts';
import styles from './view.module.css';

type Hero = typeof definition;

export const placement: PlaceBlock<Hero> = ({ title }) => ({
  isPlane: true,
  hasOwnGround: true,
  hasPageTitle: title.value !== '',
});

export default function HeroView({ block, options, isFirst }: BlockViewProps<Hero>) {
  const isPageTitle = useContext(PageTitleContext) === block.guid;
  const { title, text, picture, words, height, hasSearch } = options;
  if (!isFilled(title) && !isFilled(text) && !hasSearch && picture === undefined) return null;
  return (
    <div className={classNames(styles.hero, styles[height], picture && styles[words])}>
      <div className="wrap">
        <div className={styles.words}>
          {isFilled(title) && (
            <Heading level={isPageTitle ? 1 : innerLevel(block)} className={classNames(styles.title, 't-64')}>
              <Text of={title} />
            </Heading>
          )}
          {isFilled(text) && (
            <p className={styles.text}>
              <Text of={text} />
            </p>
          )}
          {hasSearch && (
            <SearchForm
              guid={block.guid}
              label={options.searchLabel}
              example={options.searchExample}
              popularLinks={options.popularLinks}
              className={styles.search}
            />
          )}
        </div>
      </div>
      {picture && (
        <div className={styles.scene}>
          <BlockPicture picture={picture} sizes="max(100vw, 60rem)" priority={isFirst} className={styles.picture} />
        </div>
      )}
    </div>
  );
}
