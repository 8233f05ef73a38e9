import Link from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import styles from './item-aside.module.css';

/** To others, or on paper. What needs a script comes with it; where copying fails the address is shown to be taken by hand. */
export function ItemShare({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  const { state, copy } = useCopy(address);
  const mail = new URLSearchParams({ subject: title, body: address });
  return (
    <div className={styles.part} data-print="hidden">
      <h2 className={styles.heading}>{t('listItems.share')}</h2>
      <div className={styles.ways}>
        <ButtonLink variant="quiet" icon={Mail} href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
          {t('listItems.mail')}
        </ButtonLink>
        {isAlive && (
          <>
            <PlainButton variant="quiet" icon={Link} onClick={copy}>
              {t('listItems.copy')}
            </PlainButton>
            <PlainButton variant="quiet" icon={Printer} onClick={() => window.print()}>
              {t('listItems.print')}
            </PlainButton>
          </>
        )}
      </div>
      <p role="status" className={styles.status}>
        {state === 'done' && t('listItems.copied')}
        {state === 'failed' && `${t('listItems.notCopied')} ${address}`}
      </p>
    </div>
  );
}
