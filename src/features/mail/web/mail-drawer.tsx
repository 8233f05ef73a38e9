import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { readMail, sendMailAgain } from '../contract/mail.endpoints.ts';
import type { MailDetail } from '../contract/mail.ts';
import { MailStateBadge } from './mail-state-badge.tsx';
import styles from './outbox-screen.module.css';

interface MailDrawerProps {
  id: string;
  /** Without one a mail that is kept would only be kept again. */
  hasServer: boolean;
  onClose: () => void;
}

/** One mail: what it says, whether it left, and why not. */
export function MailDrawer({ id, hasServer, onClose }: MailDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer title={t('mail.admin.one')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Suspense fallback={null}>
        <MailWords id={id} hasServer={hasServer} />
      </Suspense>
    </Drawer>
  );
}

function MailWords({ id, hasServer }: Omit<MailDrawerProps, 'onClose'>) {
  const mail = useLoaded(readMail, { params: { id } });
  const { t } = useTranslation();
  return (
    <>
      <MailFacts mail={mail} />
      {mail.text === '' ? <p>{t('mail.admin.wordsGone')}</p> : <Words text={mail.text} />}
      {hasServer && (mail.state === 'Failed' || mail.state === 'Kept') && <SendAgain mail={mail} />}
    </>
  );
}

/** As the server shows it: nobody but the receiver gets its links and codes. */
function Words({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('mail.admin.masked')}</p>
      <div className={styles.words}>{text}</div>
    </>
  );
}

function MailFacts({ mail }: { mail: MailDetail }) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <dl className={styles.facts}>
      <dt>{t('mail.admin.subject')}</dt>
      <dd>{mail.subject}</dd>
      <dt>{t('mail.admin.to')}</dt>
      <dd>{mail.to}</dd>
      <dt>{t('mail.admin.state')}</dt>
      <dd>
        <MailStateBadge state={mail.state} />
      </dd>
      <dt>{t('mail.admin.created')}</dt>
      <dd>{dates.dateTime(mail.createdAt)}</dd>
      {mail.mayBeTwice && (
        <>
          <dt>{t('mail.admin.mayBeTwice')}</dt>
          <dd>{t('mail.admin.mayBeTwiceHint')}</dd>
        </>
      )}
      {mail.lastError !== '' && (
        <>
          <dt>{t('mail.admin.lastError', { count: mail.tries })}</dt>
          <dd>{mail.lastError}</dd>
        </>
      )}
    </dl>
  );
}

function SendAgain({ mail }: { mail: MailDetail }) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();
  const send = () =>
    runTask({
      type: 'edit',
      entity: 'mail',
      run: async () => {
        await call(sendMailAgain, { params: { id: mail.id } });
        await cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/outbox') });
      },
    });
  return (
    <p>
      <Button variant="secondary" onPress={() => void send()}>
        {t('mail.admin.sendAgain')}
      </Button>
    </p>
  );
}
