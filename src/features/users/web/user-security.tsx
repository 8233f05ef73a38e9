import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { NoMailServer } from '#features/mail/web/parts/no-mail-server.tsx';
import { askPasswordReset } from '#features/registration/contract/registration.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Sheet, SheetColumn } from '#platform/web/ui/screen/sheet.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { endUserSessions, listUserSessions } from '../contract/users.endpoints.ts';
import type { CategoryProps } from './category-props.ts';
import { useUsersReload } from './use-user-changes.ts';

/** How someone gets in, and where they are in now. */
export function UserSecurity({ user }: CategoryProps) {
  const { t, i18n } = useTranslation();
  const methods = user.signInMethods.map((one) =>
    i18n.exists(`users.method.${one}`) ? t(`users.method.${one}`) : one,
  );
  return (
    <SheetColumn>
      <Sheet title={t('users.security.methods')}>
        <p>{methods.length === 0 ? t('users.fact.noSignIn') : methods.join(', ')}</p>
        <NoMailServer>{t('users.security.noMail')}</NoMailServer>
        <ResetMail email={user.email} />
      </Sheet>
      <Sessions guid={user.guid} name={user.name} />
    </SheetColumn>
  );
}

function ResetMail({ email }: { email: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const [answer, setAnswer] = useState<{ isSent: boolean; text: string } | undefined>();
  const send = () =>
    call(askPasswordReset, { body: { email } }).then(
      () => setAnswer({ isSent: true, text: t('users.edit.resetSent') }),
      (error: unknown) => setAnswer({ isSent: false, text: refusalText(error, t) }),
    );
  return (
    <>
      <div>
        <Button icon={Mail} variant="secondary" onPress={() => void send()}>
          {t('users.edit.reset')}
        </Button>
      </div>
      {answer !== undefined && (
        <Notice tone={answer.isSent ? 'success' : 'danger'} isLive>
          {answer.text}
        </Notice>
      )}
    </>
  );
}

function Sessions({ guid, name }: { guid: string; name: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  const call = useCall();
  const reload = useUsersReload();
  const [isAsking, setAsking] = useState(false);
  const sessions = useLoaded(listUserSessions, { params: { guid } });
  const endAll = async () => {
    await call(endUserSessions, { params: { guid } });
    await reload();
  };
  return (
    // Without a name of its own: the table in it is a region of that name already.
    <Sheet>
      <h2>{t('users.security.sessions')}</h2>
      {sessions.length === 0 ? (
        <p>{t('users.security.noSessions')}</p>
      ) : (
        <>
          <Table
            label={t('users.security.sessions')}
            rows={sessions}
            columns={[
              {
                id: 'device',
                label: t('users.security.device'),
                isRowHeader: true,
                cell: ({ device, isCurrent }) =>
                  [device.browser, device.system, ...(isCurrent ? [t('users.security.current')] : [])]
                    .filter((part) => part !== '')
                    .join(', ') || '–',
              },
              { id: 'ip', label: t('users.security.ip'), priority: 2, cell: ({ ipAddress }) => ipAddress },
              {
                id: 'since',
                label: t('users.security.since'),
                priority: 3,
                cell: ({ createdAt }) => dates.dateTime(createdAt),
              },
              {
                id: 'lastSeen',
                label: t('users.security.lastSeen'),
                cell: ({ lastSeenAt }) => dates.dateTime(lastSeenAt),
              },
            ]}
          />
          <div>
            <Button icon={LogOut} variant="secondary" onPress={() => setAsking(true)}>
              {t('users.security.endAll')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('users.security.endTitle', { name })}
        confirmText={t('users.security.endAll')}
        isDanger
        onConfirm={endAll}
      >
        {t('users.security.endText')}
      </ConfirmDialog>
    </Sheet>
  );
}
