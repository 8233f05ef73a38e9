import { useBlockName } from '#platform/web/i18n/use-block-name.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TrashEntry } from '../contract/trash.ts';
import type { TrashRow } from './trash-rows.ts';

export interface TrashWords {
  title(row: Pick<TrashRow, 'title' | 'entry' | 'under'>): string;
  /** What it is, below its title. */
  sort(row: TrashRow): string;
  /** Where it stood. */
  place(entry: TrashEntry): string;
  /** "4 pagina’s teruggezet onder Evenementen, na Sail". */
  restored(entry: TrashEntry, count: number): string;
}

const steps = ' › ';

export function useTrashWords(): TrashWords {
  const { t } = useTranslation();
  const blockName = useBlockName();

  const inMenu = ({ trail, after }: TrashEntry['place']): string => {
    const above = trail.length === 0 ? t('trash.place.top') : trail.join(steps);
    return after === null ? above : t('trash.place.after', { above, name: after });
  };

  function place({ kind, place: at, sort, of }: TrashEntry): string {
    if (at.state === 'gone') {
      const name = at.trail.at(-1);
      if (name === undefined) return t('trash.place.goneUnnamed');
      return t(at.isInTrash === true ? 'trash.place.inTrash' : 'trash.place.gone', { name });
    }
    if (kind === 'block') {
      return t('trash.place.onPage', { area: t(`editor.areas.${at.area ?? 'main'}`), number: at.position ?? 1 });
    }
    if (kind === 'page') {
      if (sort !== 'page') return '';
      return at.state === 'none' ? t('trash.place.notInMenu') : inMenu(at);
    }
    if (kind === 'item') return of ?? '';
    // Forms stand in nothing: one list has all of them.
    if (kind === 'form') return '';
    return at.state === 'none' ? t('trash.place.noFolder') : t('trash.place.folder', { name: at.trail.join(steps) });
  }

  function sortOf({ entry, under }: TrashRow): string {
    if (under !== undefined) return t('trash.sort.under', { name: titleOf(under) });
    switch (entry.kind) {
      case 'page':
        return entry.belowCount > 0
          ? t('trash.sort.pageWithBelow', { count: entry.belowCount })
          : t(`trash.sort.${entry.sort}`);
      case 'block':
        return t('trash.sort.block', { block: blockName(entry.sort), page: entry.of });
      case 'item':
        return entry.sort || t('trash.sort.item');
      case 'form':
        return t('trash.sort.form');
      default:
        return t(`assets.kinds.${entry.sort}`);
    }
  }

  const titleOf = ({ kind, title, sort }: TrashEntry): string =>
    title.trim() || (kind === 'block' ? blockName(sort) : t('trash.untitled'));

  return {
    title: ({ title, entry, under }) => (under === undefined ? titleOf(entry) : title.trim() || t('trash.untitled')),
    sort: sortOf,
    place,
    restored(entry, count) {
      if (entry.kind === 'page' && entry.place.state === 'there' && entry.sort === 'page') {
        const { trail, after } = entry.place;
        if (trail.length > 0) return t('trash.done.pagesUnder', { count, place: inMenu(entry.place) });
        return after === null
          ? t('trash.done.pagesTop', { count })
          : t('trash.done.pagesTopAfter', { count, name: after });
      }
      if (entry.kind === 'block') return t('trash.done.block', { page: entry.of, place: place(entry) });
      if (entry.kind === 'item') return t('trash.done.item', { page: entry.of });
      return t(`trash.done.${entry.kind}`, { count });
    },
  };
}
