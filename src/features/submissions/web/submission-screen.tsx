import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { SubmittedFiles } from '#features/form-files/web/parts/submitted-files.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { deleteSubmission, readSubmission } from '../contract/inbox.endpoints.ts';
import { submissionInput } from './load-inbox.ts';
import { AnswerList } from './parts/answer-list.tsx';
import styles from './submission-screen.module.css';

/** One submission: what was asked then, and what was answered. */
export default function SubmissionScreen() {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const language = useLanguage();
  const call = useCall();
  const navigate = useNavigate();
  const { guid = '', submissionGuid = '' } = useParams();
  const submission = useLoaded(readSubmission, submissionInput(submissionGuid, language));
  const [isAsking, setIsAsking] = useState(false);
  const list = withLanguagePrefix(`/admin/forms/${guid}`, language);
  const { reference, sentOn, version, isWithdrawn, answers, formTitle } = submission;

  async function remove(): Promise<void> {
    await call(deleteSubmission, { params: { guid: submissionGuid } });
    await navigate(list);
  }

  return (
    <Screen>
      <p>
        <TextLink href={list}>{formTitle}</TextLink>
      </p>
      <PageHeading
        lead={t('inbox.sent', { date: dateTime(sentOn), version })}
        actions={
          <>
            <Button icon={Printer} variant="secondary" onPress={() => window.print()}>
              {t('inbox.print')}
            </Button>
            <Button icon={Trash2} variant="quiet" onPress={() => setIsAsking(true)}>
              {t('inbox.delete')}
            </Button>
          </>
        }
      >
        {reference}
      </PageHeading>
      {isWithdrawn ? (
        <Notice>{t('inbox.withdrawnText')}</Notice>
      ) : (
        <div className={styles.answers}>
          <AnswerList answers={answers} />
          <SubmittedFiles submissionGuid={submission.guid} files={submission.files} />
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('inbox.sure.title', { reference })}
        confirmText={t('inbox.delete')}
        isDanger
        onConfirm={remove}
      >
        {t('inbox.sure.text')}
      </ConfirmDialog>
    </Screen>
  );
}
