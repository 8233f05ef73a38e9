import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import type { HostOutcome } from '../../contract/host-check.ts';
import { obeys } from '../../contract/setting-rules.ts';
import { checkHost } from '../../contract/settings.endpoints.ts';
import styles from './inputs.module.css';

/** Each name with a button that has the server find out whether it leads here. */
export function HostChecks({ hosts }: { hosts: readonly string[] }) {
  const { t } = useTranslation();
  const names = [...new Set(hosts)].filter((host) => obeys('host', host));
  if (names.length === 0) return null;
  return (
    <div className={styles.parts}>
      <strong className={styles.hostsTitle}>{t('settings.hosts.title')}</strong>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.languages}>
        {names.map((host) => (
          <HostCheck key={host} host={host} />
        ))}
      </ul>
    </div>
  );
}

function HostCheck({ host }: { host: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const [outcome, setOutcome] = useState<HostOutcome | 'failed'>();
  const [isPending, setPending] = useState(false);
  async function check() {
    setPending(true);
    const answer = await call(checkHost, { body: { host } }).catch(() => undefined);
    setOutcome(answer?.outcome ?? 'failed');
    setPending(false);
  }
  return (
    <li className={styles.language}>
      <span className={styles.host}>
        {host}
        <span role="status" className={styles.quiet} data-outcome={outcome}>
          {outcome === 'failed' && t('settings.hosts.failed')}
          {outcome !== undefined && outcome !== 'failed' && t(`settings.hosts.outcomes.${outcome}`)}
        </span>
      </span>
      <Button
        isCompact
        isPending={isPending}
        aria-label={t('settings.hosts.checkLabel', { host })}
        onPress={() => void check()}
      >
        {t('settings.hosts.check')}
      </Button>
    </li>
  );
}
