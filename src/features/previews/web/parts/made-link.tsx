import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from '../preview-dialog.module.css';

/** The only time that the link is there to be seen. */
export function MadeLink({ path }: { path: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const address = location.origin + path;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      say(t('previews.copied'));
    } catch {
      setFailed(true);
    }
  }

  return (
    <Notice tone="success" title={t('previews.made')}>
      <div className={styles.make}>
        <TextField
          label={t('previews.link')}
          value={address}
          isReadOnly
          error={hasFailed && t('previews.copyFailed')}
        />
        <Button variant="secondary" icon={isCopied ? Check : Copy} onPress={() => void copy()}>
          {isCopied ? t('previews.copied') : t('previews.copy')}
        </Button>
      </div>
    </Notice>
  );
}
