import { formatNumber } from '#platform/contract/texts/language.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

export default function CountersView({ options }: BlockViewProps<typeof definition>) {
  const language = useLanguage();
  const figures = withKeys(options.figures).filter(({ item }) => isFilled(item.label));
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, item: { value, decimals, prefix, suffix, label, note } }) => (
        <div key={key} className={styles.figure}>
          <dt className={styles.label}>
            <Text of={label} />
          </dt>
          <dd className={styles.value}>
            <span className={styles.beside}>
              <Text of={prefix} />
            </span>
            {formatNumber(value, language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}
            <span className={styles.beside}>
              <Text of={suffix} />
            </span>
          </dd>
          {isFilled(note) && (
            <dd className={styles.note}>
              <Text of={note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
