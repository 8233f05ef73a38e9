import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { neighboursOf, useFocusAfterMove } from '#platform/web/ui/list/use-focus-after-move.ts';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { FormSummary } from '../contract/form.ts';
import { type FormSort, formSorts } from '../contract/form-sorts.ts';
import { actionsButtonId } from './form-actions.tsx';
import { formColumns } from './form-columns.tsx';
import styles from './forms.module.css';
import type { FormStart } from './new-form-dialog.tsx';
import { useFormTasks } from './use-form-tasks.ts';

interface FormsTableProps {
  forms: readonly FormSummary[];
  isFiltered: boolean;
  sort: FormSort;
  onSort(sort: FormSort): void;
  addId: string;
  onStart(start: FormStart): void;
}

export function FormsTable({ forms, isFiltered, sort, onSort, addId, onStart }: FormsTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tasks = useFormTasks();
  const rows = forms.map((form) => ({ ...form, id: form.guid }));
  const order = rows.map(({ id }) => id);
  const focusAfterMove = useFocusAfterMove(order.join());
  return (
    <div className={styles.sheet}>
      <Table
        id="forms-list"
        label={t('forms.list.table')}
        className={styles.table}
        rows={rows}
        sort={{ column: sort.split('_')[0] ?? '', direction: sort.endsWith('_asc') ? 'ascending' : 'descending' }}
        onSortChange={({ column, direction }) => {
          const wanted = `${column}_${direction === 'ascending' ? 'asc' : 'desc'}`;
          const next = formSorts.find((one) => one === wanted);
          if (next !== undefined) onSort(next);
        }}
        columns={formColumns({
          t,
          language,
          onCopy: (form) => onStart({ copyOf: form }),
          onThrowAway: (form) => {
            focusAfterMove(...neighboursOf(order, form.id).map(actionsButtonId), addId);
            void tasks.throwAway(form);
          },
        })}
        empty={isFiltered ? <NothingFound /> : <NoForms onStart={onStart} />}
      />
    </div>
  );
}

function NothingFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      title={t('forms.list.none')}
      actions={<ButtonLink href="?">{t('forms.list.clear')}</ButtonLink>}
    >
      {t('forms.list.noneHint')}
    </EmptyState>
  );
}

function NoForms({ onStart }: { onStart(start: FormStart): void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      title={t('forms.list.empty')}
      actions={
        <>
          <Button variant="primary" onPress={() => onStart({ example: 'report' })}>
            {t('forms.list.beginWithReport')}
          </Button>
          <Button variant="quiet" onPress={() => onStart({})}>
            {t('forms.list.seeExamples')}
          </Button>
        </>
      }
    >
      {t('forms.list.emptyHint')}
    </EmptyState>
  );
}
