import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { useReturnTo } from './use-return-to.ts';

/** The address as it was typed, since a mistake in it is why most mails never come, and the way to another. */
export function AskedAddress({ email, action }: { email: string; action: string }) {
  const { t } = useTranslation();
  const { screenAddress } = useReturnTo();
  return (
    <p className={styles.typed}>
      <strong>{email}</strong> <TextLink href={screenAddress(action)}>{t('registration.otherAddress')}</TextLink>
    </p>
  );
}
