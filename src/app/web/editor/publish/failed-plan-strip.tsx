import CalendarX from 'lucide-react/icons/calendar-x';
import { useEffect, useRef } from 'react';
import { dismissFailedPlan } from '#features/pages/contract/pages-writing.endpoints.ts';
import type { FailedPlan } from '#features/pages/contract/plans/failed-plan.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { usePageReview } from '../review/use-page-review.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import styles from './failed-plan-strip.module.css';
import { waysOn } from './publication.ts';
import { usePublish } from './publish-context.tsx';

/** What was planned and did not happen, why, and the ways on; nothing while all went as planned. */
export function FailedPlanStrip() {
  const failed = useSession(({ page }) => page.failedPlan);
  const wasThere = useRef(failed !== null);
  const words = useFailedPlanWords(failed);
  useEffect(() => {
    // What was there when the editor opened is read where it stands.
    if (words !== undefined && !wasThere.current) say(words);
    wasThere.current = words !== undefined;
  }, [words]);
  return words === undefined ? null : <Strip words={words} />;
}

function useFailedPlanWords(failed: FailedPlan | null): string | undefined {
  const { t } = useTranslation();
  const dates = useDates();
  if (failed === null) return undefined;
  const { action, reason, plannedFor, plannedBy } = failed;
  const what = t(`pages.failedPlan.${action}.${reason}`, { moment: dates.dateTime(plannedFor) });
  return plannedBy === null || plannedBy.name === ''
    ? what
    : `${what} ${t('pages.failedPlan.by', { name: plannedBy.name })}`;
}

function Strip({ words }: { words: string }) {
  const { t } = useTranslation();
  const page = useSession((state) => state.page);
  const isAway = useSession(({ saving: { kind } }) => kind === 'kept-here' || kind === 'stopped');
  const review = usePageReview();
  const publish = usePublish();
  const dismiss = useDismiss();
  useFocusBack();
  return (
    <section className={styles.strip} aria-label={t('pages.failedPlan.label')}>
      <Icon icon={CalendarX} size={20} />
      <p className={styles.words}>
        <strong>{words}</strong>
      </p>
      {waysOn(page, review).map((action) => (
        <button
          key={action}
          type="button"
          className={styles.act}
          disabled={isAway || publish.isBusy}
          onClick={() => void publish.act(action)}
        >
          {t(action === 'schedule' ? 'pages.failedPlan.again' : `editor.publish.actions.${action}`)}
        </button>
      ))}
      <button type="button" className={styles.act} disabled={isAway} onClick={() => void dismiss()}>
        {t('pages.failedPlan.dismiss')}
      </button>
    </section>
  );
}

function useDismiss(): () => Promise<unknown> {
  const { t } = useTranslation();
  const { session } = useEditor();
  const call = useCall();
  const runTask = useRunTask();
  return () =>
    runTask({
      type: 'save',
      entity: 'page',
      words: { done: t('pages.failedPlan.dismissed.done'), failed: t('pages.failedPlan.dismissed.failed') },
      run: async () => session.pageIs(await call(dismissFailedPlan, { params: { id: session.state().page.guid } })),
    });
}
