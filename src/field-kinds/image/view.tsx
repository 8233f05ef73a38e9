import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import type { FieldLook, FieldViewProps } from '../kit/web/field-view-props.ts';
import { asCrop, asPoint, asWords, maybeNumber, records, textOf } from '../kit/web/read-values.ts';
import styles from './view.module.css';

export const look: FieldLook = { isPart: true, hasNoCell: true, isPicture: true };

export default function ImageView({ value, isShort }: FieldViewProps) {
  if (isShort) return null;
  return records(value).map(({ imageGuid, alt, width, height, focalPoint, crop }) => (
    <BlockPicture
      key={textOf(imageGuid)}
      picture={{
        imageGuid: textOf(imageGuid),
        alt: asWords(alt) ?? { value: '' },
        width: maybeNumber(width),
        height: maybeNumber(height),
        focalPoint: asPoint(focalPoint),
        crop: asCrop(crop),
      }}
      sizes="(min-width: 48rem) 50rem, 100vw"
      className={styles.picture}
    />
  ));
}
