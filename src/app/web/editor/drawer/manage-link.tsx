import { useUserState } from '#features/auth/web/user-store-context.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './drawer.module.css';

interface ManageLinkProps {
  /** The part of that screen; the shared parts themselves without. */
  of?: 'template' | 'footer' | 'header-image';
}

/** From where one chooses to where what can be chosen is kept, for who may enter there. */
export function ManageLink({ of }: ManageLinkProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { applicationUser } = useUserState();
  const isOpen =
    of === 'footer' || of === 'header-image' ? applicationUser?.isAdmin : applicationUser?.isContentManager;
  if (isOpen !== true) return null;
  const path = of === undefined ? '/admin/shared-parts' : `/admin/shared-parts?of=${of}`;
  return (
    <p className={styles.note}>
      <a href={withLanguagePrefix(path, language)}>{t(`editor.drawer.manage.${of ?? 'shared-part'}`)}</a>
    </p>
  );
}
