import Monitor from 'lucide-react/icons/monitor';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useReload } from '#platform/web/api/use-reload.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { Device } from '../../contract/device.ts';
import { endOtherSessions, endSession, listSessions, type OpenSession } from '../../contract/sessions.endpoints.ts';
import styles from '../parts/security.module.css';
import { SecuritySection } from '../parts/security-section.tsx';

export function SessionsSection() {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useReload();
  const sessions = useLoaded(listSessions, {});
  const [isAsking, setAsking] = useState(false);
  const end = async (id: string) => {
    await call(endSession, { params: { id } });
    await reload(listSessions);
  };
  return (
    <SecuritySection title={t('auth.sessions.title')} lead={t('auth.sessions.lead')}>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button onPress={() => setAsking(true)}>{t('auth.sessions.endOthers')}</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('auth.sessions.endOthersTitle')}
        confirmText={t('auth.sessions.endOthers')}
        isDanger
        onConfirm={async () => {
          await call(endOtherSessions, {});
          await reload(listSessions);
        }}
      >
        {t('auth.sessions.endOthersLead', { count: sessions.length - 1 })}
      </ConfirmDialog>
    </SecuritySection>
  );
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => Promise<void> }) {
  const { t } = useTranslation();
  const dates = useDates();
  const [isAsking, setAsking] = useState(false);
  const name = useDeviceName(session.device);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          {session.isCurrent && (
            <Badge tone="info" icon={Monitor}>
              {t('auth.sessions.current')}
            </Badge>
          )}
        </span>
        <span className={styles.detail}>
          {t('auth.sessions.place', { address: session.ipAddress })}{' '}
          {t('auth.sessions.since', { date: dates.dateTime(session.createdAt) })}{' '}
          {t('auth.sessions.seen', { date: dates.dateTime(session.lastSeenAt) })}
        </span>
      </div>
      {!session.isCurrent && (
        <Button variant="quiet" aria-label={t('auth.sessions.endOne', { name })} onPress={() => setAsking(true)}>
          {t('auth.sessions.end')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('auth.sessions.endTitle')}
        confirmText={t('auth.sessions.end')}
        isDanger
        onConfirm={onEnd}
      >
        {t('auth.sessions.endLead', { name })}
      </ConfirmDialog>
    </li>
  );
}

function useDeviceName({ kind, browser, system }: Device): string {
  const { t } = useTranslation();
  if (browser !== '' && system !== '') return t('auth.sessions.device', { browser, system });
  return browser || system || t(`auth.sessions.kind.${kind}`);
}
