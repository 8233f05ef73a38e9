import Link from 'lucide-react/icons/link';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ButtonVariant } from '#platform/web/ui/button/button-look.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import styles from './view.module.css';

export interface CopyLinkProps {
  address: string;
  variant: ButtonVariant;
}

/** Where the browser will not write to the clipboard, the address itself is shown to be taken by hand. */
export function CopyLink({ address, variant }: CopyLinkProps) {
  const { t } = useTranslation();
  const { state: copied, copy } = useCopy(address);
  return (
    <li className={styles.copy}>
      <PlainButton variant={variant} icon={Link} onClick={copy}>
        {t('blocks.share.copy')}
      </PlainButton>
      <span role="status" className={styles.status}>
        {copied === 'done' && t('blocks.share.copied')}
        {copied === 'failed' && `${t('blocks.share.notCopied')} ${address}`}
      </span>
    </li>
  );
}
