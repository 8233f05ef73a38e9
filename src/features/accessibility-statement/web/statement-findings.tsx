import { Text } from '#platform/web/content/localized.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PublicFinding } from '../contract/accessibility-statement.ts';
import { criterionUrl, europeanClause } from '../contract/wcag-criteria.ts';
import { StatementFacts } from './statement-facts.tsx';
import styles from './statement-parts.module.css';

/** What does not comply: each a part of its own, because a table of eight columns does not fit a phone or a page of paper. */
export function StatementFindings({ findings }: { findings: readonly PublicFinding[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="statement-findings">
      <h2 id="statement-findings">{t('accessibilityStatement.findings')}</h2>
      <p>
        {findings.length === 0
          ? t('accessibilityStatement.noFindings')
          : t('accessibilityStatement.findingsLead', { count: findings.length })}
      </p>
      {findings.map((finding) => (
        <OpenFinding key={finding.id} finding={finding} />
      ))}
    </section>
  );
}

function OpenFinding({ finding }: { finding: PublicFinding }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { id, what, place, criteria, cause, effect, measure, plannedOn, foundOn } = finding;
  return (
    <article className={styles.finding} aria-labelledby={`finding-${id}`}>
      <h3 id={`finding-${id}`}>
        <Text of={what} />
      </h3>
      <StatementFacts
        facts={[
          [t('accessibilityStatement.place'), <Text key="place" of={place} />],
          [
            t('accessibilityStatement.criteria'),
            <ul key="criteria" className={styles.criteria}>
              {criteria.map((number) => (
                <li key={number}>
                  <a href={criterionUrl(number)} hrefLang="en">
                    {t('accessibilityStatement.criterion', { number, clause: europeanClause(number) })}
                  </a>
                </li>
              ))}
            </ul>,
          ],
          [t('accessibilityStatement.cause'), <Text key="cause" of={cause} />],
          [t('accessibilityStatement.effect'), <Text key="effect" of={effect} />],
          [t('accessibilityStatement.measure'), <Text key="measure" of={measure} />],
          [
            t('accessibilityStatement.planned'),
            plannedOn === null ? t('accessibilityStatement.notPlanned') : dates.date(plannedOn),
          ],
          [t('accessibilityStatement.found'), dates.date(foundOn)],
        ]}
      />
    </article>
  );
}
