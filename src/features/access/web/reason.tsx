import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { Explained } from '../contract/access.ts';
import styles from './access-screen.module.css';

/** Yes or no, and the rule that decided it, in words. */
export function Reason({ allowed, rule, roles }: Explained) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = new Intl.ListFormat(language, { type: allowed ? 'conjunction' : 'disjunction' }).format(roles);
  return (
    <span className={styles.reason} data-allowed={allowed ? '' : undefined}>
      <Icon icon={allowed ? Check : X} size={20} />
      <span>
        <span className="visually-hidden">{t(allowed ? 'access.yes' : 'access.no')}: </span>
        {t(`access.rules.${rule}`, { roles: names, count: roles.length })}
      </span>
    </span>
  );
}
