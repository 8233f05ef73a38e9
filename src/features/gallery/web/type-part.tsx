import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './gallery.module.css';
import { Caption, Part } from './part.tsx';

const sizes = [64, 50, 40, 34, 28, 22, 18, 16, 14, 12];

/** From 22 px up a size is used for headings, and shown as one. */
const smallestHeading = 22;

export function TypePart() {
  const { t } = useTranslation();
  return (
    <Part title={t('gallery.section.type')}>
      <div className={styles.types}>
        {sizes.map((size) => (
          <div key={size} className={styles.typeRow}>
            <Caption>{size}</Caption>
            <p className={`t-${size} ${styles.typeSample} ${size >= smallestHeading ? styles.bold : ''}`}>
              {t(`gallery.type.${size}`)}
            </p>
          </div>
        ))}
      </div>
    </Part>
  );
}
