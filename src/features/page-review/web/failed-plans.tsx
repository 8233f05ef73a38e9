import { editPath } from '#features/pages/contract/edit-path.ts';
import type { FailedPlanOfPage } from '#features/pages/contract/plans/failed-plan.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import styles from './approvals-screen.module.css';

/** What was planned and did not happen; the page itself has the ways on. */
export function FailedPlans({ failed }: { failed: readonly FailedPlanOfPage[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHead>{t('review.list.failed')}</SectionHead>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.tasks}>
        {failed.map((plan) => (
          <FailedRow key={plan.guid} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function FailedRow({ plan: { title, path, action, reason, plannedFor, plannedBy } }: { plan: FailedPlanOfPage }) {
  const { t } = useTranslation();
  const dates = useDates();
  const name = plannedBy?.name ?? '';
  return (
    <li className={styles.task}>
      <div className={styles.words}>
        <p className={styles.title}>
          <strong>{title}</strong> <StatusBadge status="failed" />
        </p>
        <p className={styles.about}>
          {t(`pages.failedPlan.${action}.${reason}`, { moment: dates.dateTime(plannedFor) })}
          {name !== '' && ` ${t('pages.failedPlan.by', { name })}`}
        </p>
      </div>
      {path === null ? (
        <p className={styles.about}>{t('review.list.notInMenu')}</p>
      ) : (
        <ButtonLink variant="secondary" href={editPath(path)}>
          {t('review.list.open')}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      )}
    </li>
  );
}
