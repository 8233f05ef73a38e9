import ShieldCheck from 'lucide-react/icons/shield-check';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useReload } from '#platform/web/api/use-reload.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import { listSessions } from '../../contract/sessions.endpoints.ts';
import { readTwoFactor, renewRecoveryCodes, switchOffTwoFactor } from '../../contract/two-factor.endpoints.ts';
import styles from '../parts/security.module.css';
import { SecuritySection } from '../parts/security-section.tsx';
import { AskPasswordDialog } from '../password/ask-password-dialog.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const TwoFactorSetup = lazy(() => import('./two-factor-setup.tsx'));

type Open = 'setup' | 'off' | 'renew' | undefined;
const fewCodes = 3;

export function TwoFactorSection() {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useReload();
  const { isOn, recoveryCodesLeft, hasPassword } = useLoaded(readTwoFactor, {});
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpen(undefined);
  const section = useRef<HTMLDivElement>(null);
  const wasOn = useRef(isOn);
  // The button that began it is gone once it is on or off: what can be done now takes the focus.
  useEffect(() => {
    if (wasOn.current === isOn) return;
    wasOn.current = isOn;
    section.current?.querySelector('button')?.focus();
  }, [isOn]);
  const opened = (which: Open) => ({
    isOpen: open === which,
    onOpenChange: (is: boolean) => setOpen(is ? which : undefined),
  });

  return (
    <SecuritySection title={t('auth.twoFactor.title')} lead={t('auth.twoFactor.lead')}>
      <div ref={section} className={styles.steps}>
        {isOn ? (
          <>
            <div className={styles.name}>
              <Badge tone="success" icon={ShieldCheck}>
                {t('auth.twoFactor.on')}
              </Badge>
              <span className={styles.detail}>{t('auth.twoFactor.left', { count: recoveryCodesLeft })}</span>
            </div>
            {recoveryCodesLeft < fewCodes && <Notice tone="warning">{t('auth.twoFactor.few')}</Notice>}
            <ButtonRow isStackedOnPhones>
              <Button onPress={() => setOpen('renew')}>{t('auth.twoFactor.renew')}</Button>
              <Button variant="quiet" onPress={() => setOpen('off')}>
                {t('auth.twoFactor.switchOff')}
              </Button>
            </ButtonRow>
          </>
        ) : (
          <div>
            <Button onPress={() => setOpen('setup')}>{t('auth.twoFactor.switchOn')}</Button>
          </div>
        )}
      </div>
      {open === 'setup' && (
        <Suspense fallback={null}>
          <TwoFactorSetup
            hasPassword={hasPassword}
            onEnd={async () => {
              close();
              await reload(readTwoFactor, listSessions);
            }}
          />
        </Suspense>
      )}
      <AskPasswordDialog
        {...opened('off')}
        title={t('auth.twoFactor.offTitle')}
        confirmText={t('auth.twoFactor.switchOff')}
        isDanger
        hasPassword={hasPassword}
        onConfirm={async (password) => {
          await call(switchOffTwoFactor, { body: { password } });
          close();
          await reload(readTwoFactor, listSessions);
        }}
      >
        <p>{t('auth.twoFactor.offLead')}</p>
      </AskPasswordDialog>
      <AskPasswordDialog
        {...opened('renew')}
        title={t('auth.twoFactor.renew')}
        confirmText={t('auth.twoFactor.renewConfirm')}
        hasPassword={hasPassword}
        onConfirm={async (password) => {
          const { recoveryCodes } = await call(renewRecoveryCodes, { body: { password } });
          close();
          setCodes(recoveryCodes);
          await reload(readTwoFactor);
        }}
      >
        <p>{t('auth.twoFactor.renewLead')}</p>
      </AskPasswordDialog>
      <Dialog
        title={t('auth.twoFactor.codesTitle')}
        isAlert
        hasNoClose
        isOpen={codes !== undefined}
        onOpenChange={() => setCodes(undefined)}
        footer={(end) => (
          <Button variant="primary" onPress={end}>
            {t('auth.twoFactor.codesKept')}
          </Button>
        )}
      >
        <RecoveryCodeList codes={codes ?? []} />
      </Dialog>
    </SecuritySection>
  );
}
