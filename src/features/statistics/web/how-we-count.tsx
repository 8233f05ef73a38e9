import styles from './statistics.module.css';
import { useStatisticWords } from './use-statistic-words.ts';

const parts = ['mix', 'sums', 'left'] as const;

/** How it is counted, for who must be able to tell a resident. The text for a statement is for who writes one. */
export function HowWeCount({ robots, isShared = false }: { robots: number; isShared?: boolean }) {
  const { t, number } = useStatisticWords();
  return (
    <section className={styles.how} aria-labelledby="statistics-how">
      <h2 id="statistics-how" tabIndex={-1}>
        {t('statistics.how.title')}
      </h2>
      <div className={styles.howParts}>
        {parts.map((part) => (
          <div key={part}>
            <h3>{t(`statistics.how.${part}.title`)}</h3>
            <p>{t(`statistics.how.${part}.text`, { number: number(robots) })}</p>
          </div>
        ))}
      </div>
      {!isShared && (
        <details className={styles.statement}>
          <summary>{t('statistics.how.statement.title')}</summary>
          <p>{t('statistics.how.statement.text')}</p>
        </details>
      )}
    </section>
  );
}
