import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { CategoryProps } from './category-props.ts';
import styles from './user-screen.module.css';
import factStyles from './users-screen.module.css';

/** What someone chose for themselves; an admin looks, and does not choose for them. */
export function UserPreferences({ user }: CategoryProps) {
  const { t } = useTranslation();
  const own = useLanguage();
  const chosen = (key: string) => user.properties.find((property) => property.key === key)?.value;
  const [language, theme, seconds, alias] = ['language', 'theme', 'notificationClose', 'alias'].map(chosen);
  const notSet = t('users.preferences.notSet');
  const facts: [string, string][] = [
    [t('users.preferences.alias'), typeof alias === 'string' ? alias : notSet],
    [t('users.preferences.language'), typeof language === 'string' ? languageName(language, own) : notSet],
    [t('users.preferences.theme'), typeof theme === 'string' ? t(`users.preferences.themes.${theme}`) : notSet],
    [t('users.preferences.notificationClose'), t('users.preferences.seconds', { count: Number(seconds ?? 10) })],
  ];
  return (
    <Sheet label={t('users.category.preferences')}>
      <dl className={factStyles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={factStyles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.help}>{t('users.preferences.hint')}</p>
    </Sheet>
  );
}
