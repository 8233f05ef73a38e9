import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { labelText } from '../../../contract/building/condition-words.ts';
import type { FieldDifference } from './plain-differences.ts';
import styles from './publish.module.css';

/** "Nieuw: Wat is het gevaar?" */
export function ChangeList({ changes }: { changes: readonly FieldDifference[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (changes.length === 0) return <p className={styles.muted}>{t('forms.build.noChanges')}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ change, field }) => (
        <li key={`${change} ${field?.id}`}>
          <b>{t(`forms.build.changes.${change}`)}</b>
          <span>{field === undefined ? t('forms.build.titleAndIntro') : labelText(field, language)}</span>
        </li>
      ))}
    </ul>
  );
}
