import ChartColumn from 'lucide-react/icons/chart-column';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { formStanding } from '../contract/form-standing.ts';
import { builderPath, type ListedForm } from './listed-form.ts';
import { useFormTasks } from './use-form-tasks.ts';

interface FormActionsProps {
  form: ListedForm;
  onCopy(form: ListedForm): void;
  onThrowAway(form: ListedForm): void;
}

export const actionsButtonId = (guid: string): string => `form-${guid}-actions`;

/** What can be done with one form without opening it; what takes it away stands last. */
export function FormActions({ form, onCopy, onThrowAway }: FormActionsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const tasks = useFormTasks();
  const [now] = useState(() => new Date());
  const standing = formStanding(form, now);
  const label = t('forms.list.actions.of', { name: form.title.value });
  return (
    <MenuTrigger>
      <IconButton id={actionsButtonId(form.guid)} icon={Ellipsis} label={label} />
      <Menu aria-label={label} placement="bottom end">
        <MenuItem
          id="edit"
          icon={Pencil}
          label={t('forms.list.actions.edit')}
          href={builderPath(form.guid, language)}
        />
        {form.version !== null && (
          <MenuItem
            id="dashboard"
            icon={ChartColumn}
            label={t('forms.list.actions.dashboard')}
            href={withLanguagePrefix(`/admin/forms/${form.guid}/${form.version}/dashboard`, language)}
          />
        )}
        {(standing === 'open' || standing === 'closing') && (
          <MenuItem
            id="close"
            icon={Lock}
            label={t('forms.list.actions.close')}
            {...(form.state === 'Custom' &&
              form.closeDate !== null && {
                shortcut: t('forms.list.actions.closesAnyway', { date: dates.shortDate(form.closeDate) }),
              })}
            onAction={() => void tasks.setState(form, 'Closed')}
          />
        )}
        {(standing === 'closed' || standing === 'opens') && (
          <MenuItem
            id="open"
            icon={LockOpen}
            label={t('forms.list.actions.open')}
            onAction={() => void tasks.setState(form, 'Open')}
          />
        )}
        <MenuItem id="copy" icon={Copy} label={t('forms.list.actions.copy')} onAction={() => onCopy(form)} />
        <MenuItem
          id="trash"
          icon={Trash2}
          label={t('forms.list.actions.trash')}
          shortcut={t('forms.list.actions.trashDays')}
          isDanger
          onAction={() => onThrowAway(form)}
        />
      </Menu>
    </MenuTrigger>
  );
}
