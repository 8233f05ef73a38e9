import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import { removeSsoProvider, switchSsoProvider, testSsoProvider } from '../../contract/sso.endpoints.ts';
import type { ConnectionTest, SsoProvider } from '../../contract/sso-provider.ts';
import styles from './admin-sign-in.module.css';
import { useProvidersReload } from './use-providers-reload.ts';

export function ProviderCard({ provider, onEdit }: { provider: SsoProvider; onEdit: () => void }) {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useProvidersReload();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'test' | 'switch'>();
  const [result, setResult] = useState<ConnectionTest>();
  const [refusal, setRefusal] = useState<string>();
  const { id, label, isOn, protocol, key } = provider;
  const params = { id };

  const run = async (what: 'test' | 'switch', work: () => Promise<void>) => {
    setBusy(what);
    setRefusal(undefined);
    setResult(undefined);
    await work().catch((error: unknown) => setRefusal(refusalText(error, t)));
    setBusy(undefined);
  };
  const switchIt = () =>
    run('switch', async () => {
      await call(switchSsoProvider, { params, body: { isOn: !isOn } });
      await reload();
    });
  const test = () => run('test', async () => setResult(await call(testSsoProvider, { params })));

  return (
    <article className={styles.card} aria-label={label}>
      <div className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <Badge tone={isOn ? 'success' : 'neutral'} icon={isOn ? CircleCheck : CircleOff}>
          {t(isOn ? 'auth.admin.isOn' : 'auth.admin.isOff')}
        </Badge>
      </div>
      <dl className={styles.facts}>
        <dt>{t('auth.admin.protocol')}</dt>
        <dd>{t(`auth.admin.protocols.${protocol}`)}</dd>
        <dt>{t('auth.admin.key')}</dt>
        <dd>{key}</dd>
        <dt>{t(protocol === 'oidc' ? 'auth.admin.callbackUrl' : 'auth.admin.acsUrl')}</dt>
        <dd>{provider.callbackUrl}</dd>
        {provider.metadataUrl !== null && (
          <>
            <dt>{t('auth.admin.metadataUrl')}</dt>
            <dd>{provider.metadataUrl}</dd>
          </>
        )}
        {provider.signOutUrl !== null && (
          <>
            <dt>{t('auth.admin.signOutUrl')}</dt>
            <dd>{provider.signOutUrl}</dd>
          </>
        )}
        {provider.backChannelUrl !== null && (
          <>
            <dt>{t('auth.admin.backChannelUrl')}</dt>
            <dd>{provider.backChannelUrl}</dd>
          </>
        )}
        <dt>{t('auth.admin.firstSignIn')}</dt>
        <dd>{t(`auth.admin.firstSignIns.${provider.firstSignIn}.label`)}</dd>
        <dt>{t('auth.admin.domains')}</dt>
        <dd>{provider.allowedDomains.join(', ') || t('auth.admin.anyDomain')}</dd>
      </dl>
      {refusal && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      {result && <TestResult result={result} />}
      <ButtonRow isStackedOnPhones>
        <Button onPress={onEdit}>{t('auth.admin.edit')}</Button>
        <Button isPending={busy === 'test'} pendingText={t('auth.admin.testing')} onPress={() => void test()}>
          {t('auth.admin.test')}
        </Button>
        <Button isPending={busy === 'switch'} onPress={() => void switchIt()}>
          {t(isOn ? 'auth.admin.switchOff' : 'auth.admin.switchOn')}
        </Button>
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {t('auth.admin.remove')}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('auth.admin.removeTitle', { label })}
        confirmText={t('auth.admin.remove')}
        isDanger
        onConfirm={async () => {
          await call(removeSsoProvider, { params });
          await reload();
        }}
      >
        {t('auth.admin.removeLead')}
      </ConfirmDialog>
    </article>
  );
}

function TestResult({ result: { isGood, findings } }: { result: ConnectionTest }) {
  const { t } = useTranslation();
  return (
    <Notice tone={isGood ? 'success' : 'danger'} isLive title={t(isGood ? 'auth.admin.good' : 'auth.admin.bad')}>
      <dl className={styles.facts}>
        {findings.map(({ code, value }) => (
          <div key={code}>
            <dt>{t(`auth.admin.findings.${code}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
