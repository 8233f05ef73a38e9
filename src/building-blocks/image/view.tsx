import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { BlockViewProps, PlaceBlock } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

type Image = typeof definition;

export const placement: PlaceBlock<Image> = ({ span }) => ({ isPlane: span === 'full' });

const ratioClass = { original: undefined, '16:9': styles.ratio16, '4:3': styles.ratio4, '1:1': styles.ratio1 };

const sizes = {
  content: '(min-width: 50rem) 42rem, 100vw',
  wide: '(min-width: 86rem) 80rem, 100vw',
  full: '100vw',
};

export default function ImageView({ options, isFirst }: BlockViewProps<Image>) {
  const { imageGuid, caption, ratio, span } = options;
  if (imageGuid === undefined) return null;
  return (
    <figure className={styles[span]}>
      <BlockPicture
        picture={{ ...options, imageGuid }}
        sizes={sizes[span]}
        priority={isFirst}
        className={classNames(styles.picture, ratioClass[ratio])}
      />
      {isFilled(caption) && (
        <figcaption className={classNames(styles.caption, span === 'full' && 'wrap')}>
          <Text of={caption} />
        </figcaption>
      )}
    </figure>
  );
}
