import { Suspense } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Inbox } from '../../contract/handling/inbox.ts';
import styles from './inbox.module.css';
import { SubmissionPanel, SubmissionSkeleton } from './panel/submission-panel.tsx';
import { rowBeside } from './triage-keys.ts';
import type { Handling } from './use-handling.ts';
import type { OpenSubmission } from './use-open-submission.ts';

interface InboxSideProps {
  inbox: Inbox;
  ids: readonly string[];
  opened: OpenSubmission & { guid: string };
  handling: Handling;
}

/** One of the list, beside it. */
export function InboxSide({ inbox, ids, opened, handling }: InboxSideProps) {
  const { t } = useTranslation();
  const { guid } = opened;
  const beside = (by: 1 | -1) => {
    const to = rowBeside(ids, guid, by);
    return to === undefined ? undefined : () => opened.open(to);
  };
  return (
    <aside className={styles.side} aria-label={t('inbox.one')}>
      <Suspense fallback={<SubmissionSkeleton />}>
        <SubmissionPanel
          inbox={inbox}
          guid={guid}
          writing={opened.writing}
          handling={handling}
          beside={{
            onPrevious: beside(-1),
            onNext: beside(1),
            onClose: () => {
              opened.open(undefined);
              opened.toRow(guid);
            },
          }}
          onDone={() => opened.goOn(guid)}
        />
      </Suspense>
    </aside>
  );
}
