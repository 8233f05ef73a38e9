import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import { headingId, Onward } from '../kit/web/block-frame.tsx';
import { blockIcons } from '../kit/web/block-icons.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type { Card, Cards } from './card.ts';
import styles from './tiles.module.css';

const columnClass = { 2: styles.two, 3: styles.three, 4: styles.four };

/** One sheet of tiles, with the block's heading and way onward in the first cell. */
export function Tiles({ block, options }: Pick<BlockViewProps<Cards>, 'block' | 'options'>) {
  const { heading, headingLevel } = block;
  const { intro, columns, items } = options;
  const hasHeading = isFilled(heading);
  return (
    <div className={classNames(styles.sheet, hasHeading && styles.withHead)}>
      {hasHeading && (
        <div className={styles.head}>
          <Heading level={headingLevel} id={headingId(block)} className={styles.heading}>
            <Text of={heading} />
          </Heading>
          {isFilled(intro) && (
            <p>
              <Text of={intro} />
            </p>
          )}
          <Onward block={block} />
        </div>
      )}
      <PlainList className={classNames(styles.tiles, columnClass[columns])}>
        {withKeys(items).map(({ key, item }) => (
          <li key={key}>
            <Tile card={item} />
          </li>
        ))}
      </PlainList>
    </div>
  );
}

function Tile({ card: { title, href, icon } }: { card: Card }) {
  if (!isFilled(title)) return null;
  const inside = (
    <>
      {icon && <Icon icon={blockIcons[icon]} size={28} className={styles.icon} />}
      <span className={styles.words}>
        <Text of={title} />
      </span>
    </>
  );
  if (href === undefined) return <div className={styles.tile}>{inside}</div>;
  return (
    <a href={href} rel={linkRel(href)} className={classNames(styles.tile, styles.link)}>
      {inside}
    </a>
  );
}
