import { formatNumber } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { CheckedSite } from '../contract/accessibility-statement.ts';
import { criterionUrl, europeanClause } from '../contract/wcag-criteria.ts';
import { StatementFacts } from './statement-facts.tsx';
import styles from './statement-parts.module.css';

/** What is found each night without anybody looking, in numbers: where it is stays with who puts it right. */
export function StatementChecks({ checked: { on, subjects, clean, score, kinds } }: { checked: CheckedSite }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const number = (value: number) => formatNumber(value, language);
  const inSo = (count: number) => t('accessibilityStatement.checks.in', { count, number: number(count) });
  return (
    <section aria-labelledby="statement-checks">
      <h2 id="statement-checks">{t('accessibilityStatement.checks.title')}</h2>
      <p>{t('accessibilityStatement.checks.text')}</p>
      <StatementFacts
        facts={[
          [t('accessibilityStatement.checks.on'), dates.date(on)],
          [t('accessibilityStatement.checks.subjects'), number(subjects)],
          [
            t('accessibilityStatement.checks.clean'),
            score === null ? number(clean) : t('accessibilityStatement.checks.share', { number: number(clean), score }),
          ],
        ]}
      />
      {kinds.length === 0 ? (
        <p>{t('accessibilityStatement.checks.none')}</p>
      ) : (
        <>
          <h3>{t('accessibilityStatement.checks.found')}</h3>
          <ul className={styles.criteria}>
            {kinds.map(({ kind, criteria, subjects: many }) => (
              <li key={kind}>
                {t(`accessibilityStatement.checks.kinds.${kind}`)}: {inSo(many)}.{' '}
                {criteria.map((one, at) => (
                  <span key={one}>
                    {at > 0 && ', '}
                    <a href={criterionUrl(one)} hrefLang="en">
                      {t('accessibilityStatement.criterion', { number: one, clause: europeanClause(one) })}
                    </a>
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <p>{t('accessibilityStatement.checks.plan')}</p>
        </>
      )}
    </section>
  );
}
