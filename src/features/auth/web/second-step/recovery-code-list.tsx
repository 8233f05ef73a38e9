import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import own from '../account-security.module.css';
import styles from '../parts/security.module.css';

/** Shown once, so it must be easy to take them along: copied, as a file, or written down. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={styles.steps}>
      <p>{t('auth.twoFactor.codesLead')}</p>
      <ul className={own.codes} aria-label={t('auth.twoFactor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonRow isStackedOnPhones>
        <Button
          icon={Download}
          onPress={() => saveFile(new Blob([text], { type: 'text/plain' }), `${t('auth.twoFactor.fileName')}.txt`)}
        >
          {t('auth.twoFactor.download')}
        </Button>
        <Button icon={Copy} onPress={() => void copy()}>
          {t('auth.twoFactor.copy')}
        </Button>
      </ButtonRow>
      <p role="status">{isCopied ? t('auth.twoFactor.copied') : ''}</p>
    </div>
  );
}
