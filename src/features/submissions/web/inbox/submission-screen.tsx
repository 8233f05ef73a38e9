import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { readInbox, readSubmission } from '../../contract/inbox.endpoints.ts';
import { inboxPath, submissionInput } from './inbox-address.ts';
import { SubmissionPanel } from './panel/submission-panel.tsx';
import { useFollowed } from './use-followed.ts';
import { useHandling } from './use-handling.ts';

/** One submission by itself: on a phone, by a link in a mail, on paper. */
export default function SubmissionScreen() {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  const navigate = useNavigate();
  const { guid = '', submissionGuid = '' } = useParams();
  const inbox = useLoaded(readInbox, { params: { guid }, query: { language } });
  const { reference, title, sentOn, version } = useLoaded(readSubmission, submissionInput(submissionGuid, language));
  const handling = useHandling();
  useFollowed(inbox.formGuid);
  useDetailTitle(reference);
  const list = inboxPath(guid, language);
  return (
    <Screen>
      <PageHeading
        before={
          <p>
            <TextLink href={list}>{inbox.title}</TextLink>
          </p>
        }
        lead={`${reference}. ${t('inbox.sentOn', { date: dates.dateTime(sentOn), version })}`}
      >
        {title || reference}
      </PageHeading>
      <Suspense fallback={null}>
        <SubmissionPanel inbox={inbox} guid={submissionGuid} handling={handling} onDone={() => void navigate(list)} />
      </Suspense>
    </Screen>
  );
}
