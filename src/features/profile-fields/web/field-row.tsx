import PencilLine from 'lucide-react/icons/pencil-line';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import { inOwnWords } from '../contract/in-own-words.ts';
import type { ProfileFieldDefinition } from '../contract/profile-field.ts';
import styles from './profile-fields-screen.module.css';

/** One field at a glance: what it is called, what it asks, and who sees the answer. */
export function FieldRow({ field, onEdit }: { field: ProfileFieldDefinition; onEdit?: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = inOwnWords(field.label, language);
  const audience = field.mett ? 'staff' : field.visibleFor === 'user' ? 'self' : 'members';
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.about}>
          <strong>{label}</strong>
          <span className={styles.note}>
            {[
              inOwnWords(field.subsection, language),
              !field.isBuiltIn && t(`fields.kinds.${field.type}`, { context: 'profile' }),
              field.key,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={styles.tags}>
          {field.isBuiltIn && <Tag>{t('profileFields.builtIn')}</Tag>}
          {field.required && !field.isBuiltIn && <Tag>{t('profileFields.required')}</Tag>}
          <Tag>{t(`profileFields.audience.${audience}`)}</Tag>
        </span>
      </div>
      {onEdit && <IconButton icon={PencilLine} label={t('profileFields.edit', { label })} onPress={onEdit} />}
    </div>
  );
}
