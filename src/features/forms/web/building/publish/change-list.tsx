import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import { conditionText, labelText } from '../../../contract/building/condition-words.ts';
import { fieldChanges } from '../../../contract/building/field-changes.ts';
import { findField } from '../../../contract/building/field-place.ts';
import type { InnerField } from '../../../contract/form-document.ts';
import { useSession } from '../state/builder-context.ts';
import type { FieldDifference } from './plain-differences.ts';
import styles from './publish.module.css';

interface ChangeListProps {
  changes: readonly FieldDifference[];
  /** How often what is gone was answered. */
  answers?: Readonly<Record<string, number>>;
}

const icons = { added: Plus, changed: Pencil, removed: Minus, form: Pencil };

/** "Nieuw: Wat is het gevaar?", each with what it means for who answers or answered. */
export function ChangeList({ changes, answers = {} }: ChangeListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const document = useSession((state) => state.document);
  if (changes.length === 0) return <p className={styles.muted}>{t('forms.build.noChanges')}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ change, field, before }) => {
        const given = field === undefined ? undefined : answers[field.id];
        const label = field && labelText(field, language);
        const was = before && labelText(before, language);
        return (
          <li key={`${change} ${field?.id}`}>
            <b>
              <Icon icon={icons[change]} size={16} />
              {t(`forms.build.changes.${change}`)}
            </b>
            <span>
              {was !== undefined && was !== label && (
                <>
                  <del>{was}</del>{' '}
                </>
              )}
              {was !== undefined && was !== label ? <ins>{label}</ins> : (label ?? t('forms.build.titleAndIntro'))}
            </span>
            {change === 'added' && field?.condition && (
              <small>
                {t('forms.build.onlyWhen', {
                  when: conditionText(field.condition, (id) => findField(document, id)?.field, language),
                })}
              </small>
            )}
            {change === 'changed' && field !== undefined && before !== undefined && (
              <Differences before={before} after={field} />
            )}
            {change === 'changed' && <small>{t('forms.build.counts.sameQuestion')}</small>}
            {change === 'removed' && given !== undefined && (
              <small>
                {given === 0
                  ? t('forms.build.counts.noAnswers')
                  : t('forms.build.counts.answersStay', { count: given })}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What is other of it, each in a sentence: "Antwoord erbij: ‘Speelplekken’." */
function Differences({ before, after }: { before: InnerField; after: InnerField }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const differences = fieldChanges(before, after, language);
  if (differences.length === 0) return null;
  return (
    <small>
      {withKeys(differences).map(({ key, item: { code, values } }) => (
        <span key={key} className={styles.difference}>
          {t(`forms.build.differs.${code}`, values)}
        </span>
      ))}
    </small>
  );
}
