import Columns3 from 'lucide-react/icons/columns-3';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Dialog, DialogTrigger } from '#platform/web/ui/dialog/dialog.tsx';
import { type ChoosableColumn, choosableColumns, defaultColumns } from './chosen-columns.ts';

interface ColumnMenuProps {
  columns: readonly ChoosableColumn[];
  onChange: (columns: readonly ChoosableColumn[]) => void;
}

/** Which columns the table has, for this person in this browser. */
export function ColumnMenu({ columns, onChange }: ColumnMenuProps) {
  const { t } = useTranslation();
  return (
    <DialogTrigger>
      <IconButton icon={Columns3} variant="secondary" isCompact label={t('users.admin.columns')} />
      <Dialog
        size="small"
        title={t('users.admin.columnsTitle')}
        footer={
          <Button icon={RotateCcw} variant="quiet" onPress={() => onChange(defaultColumns)}>
            {t('users.admin.resetColumns')}
          </Button>
        }
      >
        <CheckboxGroup
          label={t('users.admin.columnsTitle')}
          isLabelHidden
          value={columns}
          onChange={onChange}
          options={choosableColumns.map((id) => ({ id, label: t(`users.admin.${id}`) }))}
        />
      </Dialog>
    </DialogTrigger>
  );
}
