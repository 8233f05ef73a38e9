import { use } from 'react';
import { IsAdminContext } from '#features/auth/web/is-admin-context.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { MoreLink } from '#platform/web/ui/link/more-link.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { listReviewTasks } from '../contract/page-review.endpoints.ts';
import type { ReviewTask } from '../contract/page-review.ts';
import styles from './approvals-screen.module.css';
import { FailedPlans } from './failed-plans.tsx';
import { TaskRow } from './task-row.tsx';

/** What waits for this reader, and what they asked of others themselves. */
export default function ApprovalsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { toAnswer, own, failed } = useLoaded(listReviewTasks, { query: { language } });
  const isAdmin = use(IsAdminContext);
  return (
    <Screen>
      <PageHeading lead={toAnswer.length > 0 && t('review.list.lead', { count: toAnswer.length })}>
        {t('admin.menu.approvals')}
      </PageHeading>
      {isAdmin && (
        <div className={styles.ways}>
          <MoreLink href={withLanguagePrefix('/admin/approvals/where', language)}>
            {t('admin.menu.approvalSetting')}
          </MoreLink>
          <MoreLink href={withLanguagePrefix('/admin/approvals/checks', language)}>
            {t('admin.menu.checksSetting')}
          </MoreLink>
        </div>
      )}
      {toAnswer.length === 0 ? (
        <EmptyState headingLevel={2} title={t('review.list.none')}>
          {t('review.list.noneHint')}
        </EmptyState>
      ) : (
        <Tasks title={t('review.list.toAnswer')} tasks={toAnswer} isOwn={false} />
      )}
      {failed.length > 0 && <FailedPlans failed={failed} />}
      {own.length > 0 && <Tasks title={t('review.list.own')} tasks={own} isOwn />}
    </Screen>
  );
}

function Tasks({ title, tasks, isOwn }: { title: string; tasks: readonly ReviewTask[]; isOwn: boolean }) {
  return (
    <section>
      <SectionHead>{title}</SectionHead>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.tasks}>
        {tasks.map((task) => (
          <TaskRow key={`${task.guid} ${task.state} ${task.languages.join()}`} task={task} isOwn={isOwn} />
        ))}
      </ul>
    </section>
  );
}
