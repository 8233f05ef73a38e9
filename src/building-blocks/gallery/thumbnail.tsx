import type { MouseEvent } from 'react';
import { assetUrl } from '#features/assets/contract/asset-url.ts';
import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { Slide } from './slide.ts';
import styles from './thumbnail.module.css';

export interface ThumbnailProps {
  slide: Slide;
  number: number;
  sizes: string;
  priority: boolean;
  /** In the same shape as the others; else in its own. */
  isCropped: boolean;
  onShow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link to the picture itself, so that it can be seen large without any script. */
export function Thumbnail({ slide, number, sizes, priority, isCropped, onShow }: ThumbnailProps) {
  const { picture, caption } = slide;
  const { t } = useTranslation();
  return (
    <figure>
      <a
        href={assetUrl(picture.imageGuid, { width: 2560, crop: picture.crop })}
        className={styles.link}
        onClick={onShow}
      >
        <BlockPicture
          picture={picture}
          sizes={sizes}
          priority={priority}
          className={classNames(styles.picture, isCropped && styles.cropped)}
        />
        <span className="visually-hidden"> {t('blocks.gallery.enlarge', { number })}</span>
      </a>
      {isFilled(caption) && (
        <figcaption className={styles.caption}>
          <Text of={caption} />
        </figcaption>
      )}
    </figure>
  );
}
