import { useState } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { ApplicationUser } from '../contract/profile.ts';
import { readDeletionProof } from '../contract/profiles.endpoints.ts';
import styles from './account.module.css';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** What happens, before anyone presses anything. */
export function DeleteAccount({ user }: { user: ApplicationUser }) {
  const { t } = useTranslation();
  const { proof, isLastAdmin } = useLoaded(readDeletionProof, {});
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section}>
      <SectionHead>{t('profiles.delete.title')}</SectionHead>
      <ul className={styles.consequences}>
        <li>{t('profiles.delete.goes')}</li>
        <li>{t('profiles.delete.stays')}</li>
        <li>{t('profiles.delete.forGood')}</li>
      </ul>
      {isLastAdmin ? (
        <Notice tone="warning">{t('profiles.delete.lastAdmin')}</Notice>
      ) : (
        <p>
          <Button variant="danger" onPress={() => setOpen(true)}>
            {t('profiles.delete.start')}
          </Button>
        </p>
      )}
      {isOpen && <DeleteAccountDialog user={user} proof={proof} onClose={() => setOpen(false)} />}
    </section>
  );
}
