import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from './plans.module.css';
import type { FormPlans } from './use-form-plans.ts';

/** Above the form: that its draft becomes a version by itself, or that it did not. */
export function PlanNotices({ plans }: { plans: FormPlans }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { plan, failedPlan } = plans;
  if (plan === null && failedPlan === null) return null;
  return (
    <div className={styles.notices}>
      {plan !== null && (
        <Notice
          icon={CalendarClock}
          title={t('forms.build.plan.planned', { moment: dates.dateTime(plan.publishOn) })}
          actions={
            <Button
              variant="quiet"
              isCompact
              onPress={() => {
                void plans.takeBack(plan);
                keepFocus(() => null);
              }}
            >
              {t('forms.build.plan.takeBack')}
            </Button>
          }
        >
          {t('forms.build.plan.asItIs')}
          {plan.plannedBy !== '' && ` ${t('forms.failedPlan.by', { name: plan.plannedBy })}`}
        </Notice>
      )}
      {failedPlan !== null && (
        <Notice
          tone="warning"
          title={t(`forms.failedPlan.${failedPlan.reason}`, { moment: dates.dateTime(failedPlan.plannedFor) })}
          actions={
            <Button
              variant="quiet"
              isCompact
              onPress={() => {
                void plans.dismiss();
                keepFocus(() => null);
              }}
            >
              {t('forms.failedPlan.dismiss')}
            </Button>
          }
        >
          {failedPlan.plannedBy !== '' && t('forms.failedPlan.by', { name: failedPlan.plannedBy })}
        </Notice>
      )}
    </div>
  );
}
