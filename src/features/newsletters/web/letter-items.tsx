import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { ReorderableList } from '#platform/web/ui/list/reorderable-list.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { itemLooks } from '../contract/newsletter-states.ts';
import styles from './newsletters.module.css';
import type { LetterWriting } from './use-letter.ts';

const partId = 'letter-items';

/** Which items are in the letter, in which order, big or as a row. */
export function LetterItems({ writing }: { writing: LetterWriting }) {
  const { t } = useTranslation();
  const { letter } = writing.written;
  const titles = new Map(writing.newsletter.items.map(({ guid, title }) => [guid, title]));
  const rows = letter.items.map(({ guid, look }) => ({ id: guid, look, title: titles.get(guid) }));
  const isKnown = writing.saving === 'saved';
  const missing = isKnown ? rows.filter(({ title }) => title === undefined) : [];

  function remove(id: string, title: string): void {
    const { items } = letter;
    writing.setLetter({ items: items.filter(({ guid }) => guid !== id) });
    keepFocus(() => document.getElementById(partId));
    say(t('newsletters.admin.removed', { title }));
  }

  return (
    <section className={styles.part} id={partId} tabIndex={-1}>
      <h2 className={styles.partTitle}>{t('newsletters.admin.items')}</h2>
      {missing.length > 0 && (
        <Notice tone="warning">{t('newsletters.admin.missing', { count: missing.length })}</Notice>
      )}
      <ReorderableList
        label={t('newsletters.admin.items')}
        items={rows}
        nameOf={({ title }) => title ?? t('newsletters.admin.gone')}
        onReorder={(ids) => {
          const byId = new Map(letter.items.map((item) => [item.guid, item]));
          writing.setLetter({ items: ids.flatMap((id) => byId.get(id) ?? []) });
        }}
        empty={t('newsletters.admin.noItems')}
      >
        {({ id, look, title = t(isKnown ? 'newsletters.admin.gone' : 'newsletters.admin.loading') }) => (
          <div className={styles.itemRow}>
            <b>{title}</b>
            <span className={styles.itemTools}>
              <SegmentedControl
                label={t('newsletters.admin.look', { title })}
                segments={itemLooks.map((one) => ({ id: one, label: t(`newsletters.looks.${one}`) }))}
                value={look}
                onChange={(next) =>
                  writing.setLetter({
                    items: letter.items.map((item) => (item.guid === id ? { ...item, look: next } : item)),
                  })
                }
              />
              <IconButton icon={X} label={t('newsletters.admin.remove', { title })} onPress={() => remove(id, title)} />
            </span>
          </div>
        )}
      </ReorderableList>
    </section>
  );
}
