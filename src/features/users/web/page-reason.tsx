import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { PageAccess } from '#features/access/contract/access.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import styles from './users-screen.module.css';

/** One page: what they may do there at most, and the rule that says so. */
export function PageReason({ page }: { page: PageAccess }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isEdit = page.edit.allowed;
  const { allowed, rule, roles } = isEdit ? page.edit : page.see;
  const names = new Intl.ListFormat(language, { type: allowed ? 'conjunction' : 'disjunction' }).format(roles);
  return (
    <li className={styles.reason}>
      <Icon
        icon={allowed ? Check : X}
        size={18}
        label={t(allowed ? 'access.yes' : 'access.no')}
        className={allowed ? styles.yes : styles.no}
      />
      <span>
        <strong>{page.title}</strong> {t(isEdit ? 'users.panel.edit' : 'users.panel.see')}
        <small>{t(`access.rules.${rule}`, { roles: names, count: roles.length })}</small>
      </span>
    </li>
  );
}
