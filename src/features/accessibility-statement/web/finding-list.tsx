import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { neighboursOf, useFocusAfterMove } from '#platform/web/ui/list/use-focus-after-move.ts';
import styles from '#platform/web/ui/screen/screen-part.module.css';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { addFinding, deleteFinding, listFindings } from '../contract/accessibility-statement.endpoints.ts';
import type { Finding } from '../contract/accessibility-statement.ts';
import { FindingDrawer } from './finding-drawer.tsx';
import { inputOf } from './finding-input.ts';
import { FindingWhen } from './finding-when.tsx';
import { useStatementReload } from './use-statement-reload.ts';

const states = ['open', 'solved', 'all'] as const;
type State = (typeof states)[number];

const isIn = (state: State, { solvedOn }: Finding): boolean =>
  state === 'all' || (state === 'open') === (solvedOn === null);

const addId = 'finding-add';
const deleteId = (id: string) => `finding-${id}-delete`;

export function FindingList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const runTask = useRunTask();
  const reload = useStatementReload();
  const all = useLoaded(listFindings, {});
  const [state, setState] = useState<State>('open');
  const [open, setOpen] = useState<Finding | 'new' | undefined>();
  const rows = all.filter((finding) => isIn(state, finding));
  const order = rows.map(({ id }) => id);
  const focusAfterMove = useFocusAfterMove(order.join());
  const whatOf = ({ what }: Finding) => pickLanguage(what, language, defaultLanguage) ?? { value: '' };
  useSaid(t('accessibilityStatement.admin.findings.count', { count: rows.length }));

  const remove = (finding: Finding) => {
    focusAfterMove(...neighboursOf(order, finding.id).map(deleteId), addId);
    return runTask({
      type: 'delete',
      entity: 'finding',
      run: async () => {
        await call(deleteFinding, { params: { id: finding.id } });
        await reload();
      },
      undo: async () => {
        await call(addFinding, { body: inputOf(finding) });
        await reload();
      },
    });
  };

  const add = (
    <Button id={addId} icon={Plus} variant="primary" onPress={() => setOpen('new')}>
      {t('accessibilityStatement.admin.findings.add')}
    </Button>
  );
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <div>
          <h2>{t('accessibilityStatement.admin.findings.title')}</h2>
          <p className={styles.lead}>{t('accessibilityStatement.admin.findings.lead')}</p>
        </div>
        {rows.length > 0 && add}
      </div>
      <SegmentedControl
        label={t('accessibilityStatement.admin.findings.filter')}
        segments={states.map((id) => ({ id, label: t(`accessibilityStatement.admin.findings.states.${id}`) }))}
        value={state}
        onChange={setState}
      />
      <Table
        label={t('accessibilityStatement.admin.findings.title')}
        rows={rows}
        columns={[
          {
            id: 'what',
            label: t('accessibilityStatement.admin.findings.what'),
            isRowHeader: true,
            cell: (finding) => <Text of={whatOf(finding)} />,
          },
          {
            id: 'criteria',
            label: t('accessibilityStatement.admin.findings.criteria'),
            priority: 3,
            cell: ({ criteria }) => criteria.join(', '),
          },
          {
            id: 'when',
            label: t('accessibilityStatement.admin.findings.when'),
            priority: 2,
            cell: (finding) => <FindingWhen finding={finding} />,
          },
          {
            id: 'source',
            label: t('accessibilityStatement.admin.findings.source'),
            priority: 4,
            cell: ({ source }) => t(`accessibilityStatement.admin.findings.sources.${source}`),
          },
          {
            id: 'actions',
            label: t('accessibilityStatement.admin.findings.actions'),
            cell: (finding) => (
              <span className={styles.actions}>
                <IconButton
                  icon={Pencil}
                  label={t('accessibilityStatement.admin.findings.edit', { what: whatOf(finding).value })}
                  onPress={() => setOpen(finding)}
                />
                <IconButton
                  id={deleteId(finding.id)}
                  icon={Trash2}
                  label={t('accessibilityStatement.admin.findings.delete', { what: whatOf(finding).value })}
                  onPress={() => void remove(finding)}
                />
              </span>
            ),
          },
        ]}
        empty={
          <EmptyState headingLevel={3} title={t(`accessibilityStatement.admin.findings.none.${state}`)} actions={add}>
            {t('accessibilityStatement.admin.findings.noneHint')}
          </EmptyState>
        }
      />
      {open !== undefined && (
        <FindingDrawer finding={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}
