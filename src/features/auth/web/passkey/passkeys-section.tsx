import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useReload } from '#platform/web/api/use-reload.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { listPasskeys, type Passkey, removePasskey, renamePasskey } from '../../contract/passkeys.endpoints.ts';
import styles from '../parts/security.module.css';
import { SecuritySection } from '../parts/security-section.tsx';
import { useOwnerProof } from '../parts/use-owner-proof.tsx';
import { isPasskeyCancelled, knowsPasskeys, makePasskey } from './passkey-browser.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

export function PasskeysSection() {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useReload();
  const passkeys = useLoaded(listPasskeys, {});
  const [isNaming, setNaming] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const proof = useOwnerProof();

  const change = async (work: () => Promise<unknown>, cancelled: string) => {
    setRefusal(undefined);
    try {
      if (!(await proof.ask())) return setRefusal(cancelled);
      await work();
      await reload(listPasskeys);
    } catch (error) {
      setRefusal(isPasskeyCancelled(error) ? cancelled : refusalText(error, t));
    }
  };
  const add = async (name: string) => {
    setNaming(false);
    await change(() => makePasskey(call, name), t('auth.passkeys.cancelled'));
  };
  const remove = (id: string) => change(() => call(removePasskey, { params: { id } }), t('auth.proof.cancelled'));

  return (
    <SecuritySection title={t('auth.passkeys.title')} lead={t('auth.passkeys.lead')}>
      {refusal && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onChanged={() => reload(listPasskeys)}
              onRemove={() => void remove(passkey.id)}
            />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <div>
          <Button icon={KeyRound} onPress={() => setNaming(true)}>
            {t('auth.passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className={styles.detail}>{t('auth.passkeys.unknown')}</p>
      )}
      <PasskeyNameDialog
        isOpen={isNaming}
        onOpenChange={setNaming}
        title={t('auth.passkeys.add')}
        name={t('auth.passkeys.firstName', { number: passkeys.length + 1 })}
        onSave={add}
      />
      {proof.dialog}
    </SecuritySection>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onChanged: () => Promise<void>;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onChanged, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const call = useCall();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>
          {t('auth.passkeys.made', { date: dates.date(createdAt) })}{' '}
          {lastUsedAt === null
            ? t('auth.passkeys.neverUsed')
            : t('auth.passkeys.used', { date: dates.date(lastUsedAt) })}{' '}
          {isSynced && t('auth.passkeys.synced')}
        </span>
      </div>
      <ButtonRow>
        <Button variant="quiet" aria-label={t('auth.passkeys.renameOne', { name })} onPress={() => setOpen('rename')}>
          {t('auth.passkeys.rename')}
        </Button>
        <Button variant="quiet" aria-label={t('auth.passkeys.removeOne', { name })} onPress={() => setOpen('remove')}>
          {t('auth.passkeys.remove')}
        </Button>
      </ButtonRow>
      <PasskeyNameDialog
        isOpen={open === 'rename'}
        onOpenChange={() => setOpen(undefined)}
        title={t('auth.passkeys.rename')}
        name={name}
        onSave={async (given) => {
          await call(renamePasskey, { params: { id }, body: { name: given } });
          setOpen(undefined);
          await onChanged();
        }}
      />
      <ConfirmDialog
        isOpen={open === 'remove'}
        onOpenChange={() => setOpen(undefined)}
        title={t('auth.passkeys.removeTitle', { name })}
        confirmText={t('auth.passkeys.remove')}
        isDanger
        onConfirm={onRemove}
      >
        {t('auth.passkeys.removeLead')}
      </ConfirmDialog>
    </li>
  );
}
