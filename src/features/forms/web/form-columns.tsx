import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import { FormActions } from './form-actions.tsx';
import { FormBadge } from './form-badge.tsx';
import { LastSent, SentCount } from './form-sent.tsx';
import { FormWindow } from './form-window.tsx';
import styles from './forms.module.css';
import { builderPath, type ListedForm, submissionsPath } from './listed-form.ts';

interface ColumnParts {
  t: Translate;
  language: Language;
  onCopy(form: ListedForm): void;
  onThrowAway(form: ListedForm): void;
}

export const formColumns = ({ t, language, onCopy, onThrowAway }: ColumnParts): TableColumn<ListedForm>[] => [
  {
    id: 'title',
    label: t('forms.list.columns.form'),
    isRowHeader: true,
    isSortable: true,
    cell: (form) => (
      <span className={styles.pair}>
        <RowLink href={(form.version === null ? builderPath : submissionsPath)(form.guid, language)}>
          <span {...inLanguage(form.title.lang)}>{form.title.value || t('forms.list.untitled')}</span>
        </RowLink>
        <small>
          {form.version === null ? t('forms.list.neverPublished') : t('forms.list.version', { version: form.version })}
        </small>
        <span className={styles.below}>
          <FormBadge form={form} />
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    label: t('forms.list.columns.state'),
    priority: 2,
    cell: (form) => (
      <span className={styles.badges}>
        <FormBadge form={form} />
      </span>
    ),
  },
  { id: 'window', label: t('forms.list.columns.window'), priority: 3, cell: (form) => <FormWindow form={form} /> },
  {
    id: 'submissions',
    label: t('forms.list.columns.submissions'),
    priority: 2,
    isSortable: true,
    cell: (form) => <SentCount form={form} />,
  },
  {
    id: 'last',
    label: t('forms.list.columns.last'),
    priority: 3,
    isSortable: true,
    cell: (form) => <LastSent form={form} />,
  },
  {
    id: 'owner',
    label: t('forms.list.columns.owner'),
    priority: 3,
    cell: ({ owner }) =>
      owner === null ? (
        <span className={styles.ownerless}>
          <Icon icon={TriangleAlert} size={16} /> {t('forms.list.nobody')}
        </span>
      ) : (
        <span className={styles.owner}>
          <Avatar name={owner.name} size="small" /> {owner.name}
        </span>
      ),
  },
  {
    id: 'actions',
    label: t('forms.list.columns.actions'),
    isLabelHidden: true,
    cell: (form) => <FormActions form={form} onCopy={onCopy} onThrowAway={onThrowAway} />,
  },
];
