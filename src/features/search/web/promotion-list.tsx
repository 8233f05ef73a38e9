import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { MoveButtons } from '#platform/web/ui/list/move-buttons.tsx';
import { neighboursOf, useFocusAfterMove } from '#platform/web/ui/list/use-focus-after-move.ts';
import styles from '#platform/web/ui/screen/screen-part.module.css';
import { Table } from '#platform/web/ui/table/table.tsx';
import {
  deletePromotion,
  listPromotions,
  makePromotion,
  orderPromotions,
  type Promotion,
} from '../contract/search-admin.endpoints.ts';
import { PromotionDrawer } from './promotion-drawer.tsx';
import { useSearchReload } from './use-search-reload.ts';

const addId = 'promotion-add';
const deleteId = (id: string) => `promotion-${id}-delete`;

const nameOf = ({ title, shown, phrases }: Promotion): string => title || shown?.title || phrases.join(', ');

/** What is put first, in the order in which it is shown. */
export function PromotionList({ language }: { language: Language }) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const reload = useSearchReload();
  const promotions = useLoaded(listPromotions, { query: { language } });
  const [open, setOpen] = useState<Promotion | 'new' | undefined>();

  const order = promotions.map(({ id }) => id);
  const focusAfterMove = useFocusAfterMove(order.join());
  const remove = (promotion: Promotion) => {
    focusAfterMove(...neighboursOf(order, promotion.id).map(deleteId), addId);
    return runTask({
      type: 'delete',
      entity: 'promotion',
      run: async () => {
        await call(deletePromotion, { params: { id: promotion.id } });
        await reload();
      },
      // Without a place to lead to there is nothing that could come back.
      ...(promotion.shown === null
        ? {}
        : {
            undo: async () => {
              const { phrases, title, description, shown } = promotion;
              const body = { language, phrases, title, description, address: shown?.path ?? '' };
              await call(makePromotion, { body });
              await reload();
            },
          }),
    });
  };

  const move = async (index: number, by: 1 | -1, buttons: [string, string]) => {
    const ids = [...order];
    ids.splice(index + by, 0, ...ids.splice(index, 1));
    focusAfterMove(...buttons);
    const { state } = await runTask({
      type: 'save',
      entity: 'promotion',
      silent: true,
      run: async () => {
        await call(orderPromotions, { body: { language, ids } });
        await reload();
      },
    });
    const name = promotions[index] && nameOf(promotions[index]);
    if (state === 'done') say(t('ui.list.moved', { name, place: index + by + 1, count: ids.length }));
  };

  const add = (
    <Button id={addId} icon={Plus} variant="primary" onPress={() => setOpen('new')}>
      {t('search.promotions.add')}
    </Button>
  );
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <div>
          <h2>{t('search.promotions.title')}</h2>
          <p className={styles.lead}>{t('search.promotions.lead')}</p>
        </div>
        {promotions.length > 0 && add}
      </div>
      <Table
        label={t('search.promotions.title')}
        rows={promotions.map((promotion, index) => ({ ...promotion, index }))}
        columns={[
          {
            id: 'words',
            label: t('search.promotions.words'),
            isRowHeader: true,
            cell: ({ phrases }) => phrases.join(', '),
          },
          {
            id: 'shown',
            label: t('search.promotions.shown'),
            cell: ({ shown }) =>
              shown === null ? t('search.promotions.lost') : <a href={shown.path}>{shown.title}</a>,
          },
          {
            id: 'order',
            label: t('search.promotions.order'),
            cell: (promotion) => (
              <span className={styles.actions}>
                <MoveButtons
                  id={`promotion-${promotion.id}`}
                  name={nameOf(promotion)}
                  isFirst={promotion.index === 0}
                  isLast={promotion.index === promotions.length - 1}
                  onMove={(by, buttons) => void move(promotion.index, by, buttons)}
                />
                <IconButton
                  icon={Pencil}
                  label={t('search.promotions.edit', { title: nameOf(promotion) })}
                  onPress={() => setOpen(promotion)}
                />
                <IconButton
                  id={deleteId(promotion.id)}
                  icon={Trash2}
                  label={t('search.promotions.delete', { title: nameOf(promotion) })}
                  onPress={() => void remove(promotion)}
                />
              </span>
            ),
          },
        ]}
        empty={
          <EmptyState headingLevel={3} title={t('search.promotions.none')} actions={add}>
            {t('search.promotions.noneHint')}
          </EmptyState>
        }
      />
      {open !== undefined && (
        <PromotionDrawer
          language={language}
          promotion={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
