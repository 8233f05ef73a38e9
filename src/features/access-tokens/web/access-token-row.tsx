import { useState } from 'react';
import styles from '#features/auth/web/parts/security.module.css';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { AccessToken } from '../contract/access-token.ts';

/** Letters and signs of a code keep their order within a text that is read from right to left. */
const leftToRight = (code: string): string => `\u2066${code}\u2069`;

interface AccessTokenRowProps {
  token: Omit<AccessToken, 'scope'>;
  /** What it may, or whose it is: a sentence. */
  about: string;
  onRevoke: () => Promise<void>;
}

export function AccessTokenRow({ token, about, onRevoke }: AccessTokenRowProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const [isAsking, setAsking] = useState(false);
  const { name, hint, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          {isExpired && <Badge tone="warning">{t('accessTokens.isExpired')}</Badge>}
        </span>
        <span className={styles.detail}>
          {about} {t('accessTokens.ends', { hint: leftToRight(`…${hint}`) })}{' '}
          {t(isExpired ? 'accessTokens.expired' : 'accessTokens.until', { date: dates.date(expiresAt) })}{' '}
          {lastUsedAt === null
            ? t('accessTokens.neverUsed')
            : t('accessTokens.used', { date: dates.dateTime(lastUsedAt) })}
        </span>
      </div>
      <Button variant="quiet" aria-label={t('accessTokens.revokeOne', { name })} onPress={() => setAsking(true)}>
        {t('accessTokens.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('accessTokens.revokeTitle', { name })}
        confirmText={t('accessTokens.revoke')}
        isDanger
        onConfirm={onRevoke}
      >
        {t('accessTokens.revokeLead')}
      </ConfirmDialog>
    </li>
  );
}
