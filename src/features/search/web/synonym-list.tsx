import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { neighboursOf, useFocusAfterMove } from '#platform/web/ui/list/use-focus-after-move.ts';
import styles from '#platform/web/ui/screen/screen-part.module.css';
import { Table } from '#platform/web/ui/table/table.tsx';
import { deleteSynonyms, listSynonyms, makeSynonyms, type Synonyms } from '../contract/synonyms.endpoints.ts';
import { SynonymDrawer } from './synonym-drawer.tsx';
import { useSearchReload } from './use-search-reload.ts';

const addId = 'synonym-add';
const deleteId = (id: string) => `synonym-${id}-delete`;

/** Words that mean the same on this site, besides those that the product knows. */
export function SynonymList({ language }: { language: Language }) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const reload = useSearchReload();
  const synonyms = useLoaded(listSynonyms, { query: { language } });
  const [open, setOpen] = useState<Synonyms | 'new' | undefined>();

  const order = synonyms.map(({ id }) => id);
  const focusAfterMove = useFocusAfterMove(order.join());
  const remove = ({ id, words }: Synonyms) => {
    focusAfterMove(...neighboursOf(order, id).map(deleteId), addId);
    return runTask({
      type: 'delete',
      entity: 'synonyms',
      run: async () => {
        await call(deleteSynonyms, { params: { id } });
        await reload();
      },
      undo: async () => {
        await call(makeSynonyms, { body: { language, words } });
        await reload();
      },
    });
  };

  const add = (
    <Button id={addId} icon={Plus} onPress={() => setOpen('new')}>
      {t('search.synonyms.add')}
    </Button>
  );
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <div>
          <h2>{t('search.synonyms.title')}</h2>
          <p className={styles.lead}>{t('search.synonyms.lead')}</p>
        </div>
        {synonyms.length > 0 && add}
      </div>
      <Table
        label={t('search.synonyms.title')}
        rows={synonyms}
        columns={[
          {
            id: 'words',
            label: t('search.synonyms.words'),
            isRowHeader: true,
            cell: ({ words }) => words.join(', '),
          },
          {
            id: 'actions',
            label: t('search.synonyms.actions'),
            cell: (one) => (
              <span className={styles.actions}>
                <IconButton
                  icon={Pencil}
                  label={t('search.synonyms.edit', { words: one.words.join(', ') })}
                  onPress={() => setOpen(one)}
                />
                <IconButton
                  id={deleteId(one.id)}
                  icon={Trash2}
                  label={t('search.synonyms.delete', { words: one.words.join(', ') })}
                  onPress={() => void remove(one)}
                />
              </span>
            ),
          },
        ]}
        empty={
          <EmptyState headingLevel={3} title={t('search.synonyms.none')} actions={add}>
            {t('search.synonyms.noneHint')}
          </EmptyState>
        }
      />
      {open !== undefined && (
        <SynonymDrawer
          language={language}
          synonyms={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
