import { useId, useRef, useState } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import type { ConnectionName } from '../../contract/connection.ts';
import { connectionId } from '../../contract/connection-place.ts';
import { readConnections } from '../../contract/connections.endpoints.ts';
import { connectionsTopic } from '../../contract/connections.topics.ts';
import { TrialAnswer, TrialButton, useTrial } from '../connection-trial.tsx';
import { MailServerDrawer } from '../mail-server-drawer.tsx';
import { TranslatorDrawer } from '../translator-drawer.tsx';
import { useConnectionTasks } from '../use-connection-tasks.ts';
import styles from './connection-card.module.css';

const followed = [readConnections];

/** One server of others: whose it is, since when, and what can be done with it. Its secrets are written here and shown nowhere. */
export function ConnectionCard({ name }: { name: ConnectionName }) {
  const { t } = useTranslation();
  const dates = useDates();
  const titleId = useId();
  const writeButton = useRef<HTMLButtonElement>(null);
  const tasks = useConnectionTasks();
  useLive(connectionsTopic, followed);
  const { connections, sender } = useLoaded(readConnections, {});
  const [isWriting, setWriting] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { source, place, changedAt, changedBy } = connections.find((one) => one.name === name) ?? {
    ...{ source: 'none' as const, place: null, changedAt: null, changedBy: null },
  };
  const trial = useTrial(name, changedAt ?? source);
  const isOwn = source === 'own';
  const Drawer = name === 'mailServer' ? MailServerDrawer : TranslatorDrawer;
  const since =
    changedAt === null
      ? undefined
      : t(changedBy === null ? 'connections.setOn' : 'connections.setBy', {
          at: dates.dateTime(changedAt),
          name: changedBy,
        });
  return (
    <section className={styles.card} aria-labelledby={titleId} id={connectionId(name)}>
      <h3 id={titleId} className={styles.title}>
        {t(`connections.${name}.title`)}
      </h3>
      <p className={styles.muted}>{t(`connections.${name}.help`)}</p>
      <p>
        <strong className={styles.place}>{place ?? t(`connections.${name}.${source}`)}</strong>
        <span className={styles.small}>
          {place === null ? t(`connections.${name}.${source}Help`) : (since ?? t('connections.fromInstallation'))}
        </span>
      </p>
      {name === 'mailServer' && <p className={styles.small}>{t('connections.mailServer.sender', { sender })}</p>}
      <ButtonRow>
        <Button
          ref={writeButton}
          isCompact
          aria-label={t(`connections.${name}.${isOwn ? 'replaceLabel' : 'writeLabel'}`)}
          onPress={() => setWriting(true)}
        >
          {t(isOwn ? 'connections.replace' : 'connections.write')}
        </Button>
        {source !== 'none' && <TrialButton {...{ name, trial }} />}
        {isOwn && (
          <Button
            isCompact
            variant="quiet"
            aria-label={t(`connections.${name}.removeLabel`)}
            onPress={() => setRemoving(true)}
          >
            {t('connections.remove')}
          </Button>
        )}
      </ButtonRow>
      <TrialAnswer {...{ name, trial }} />
      {isWriting && <Drawer isReplacing={isOwn} onClose={() => setWriting(false)} />}
      {isRemoving && (
        <ConfirmDialog
          title={t(`connections.${name}.removeTitle`)}
          confirmText={t('connections.remove')}
          isDanger
          isOpen
          onOpenChange={(isOpen) => {
            setRemoving(isOpen);
            // The button that asked for it goes with what it removed.
            if (!isOpen) keepFocus(() => writeButton.current);
          }}
          onConfirm={async () => {
            const outcome = await tasks.remove(name);
            if (outcome.state === 'failed') throw outcome.error;
          }}
        >
          {t('connections.removeText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
