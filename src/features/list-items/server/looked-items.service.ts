import { setImmediate } from 'node:timers/promises';
import { countsOf } from '#features/content-findings/contract/kind-of-check.ts';
import type { LookedContent, LookedSubject, NamedSubject } from '#features/content-findings/contract/looked-content.ts';
import { hrefsIn } from '#features/pages/contract/checks/link-targets.ts';
import { editPath } from '#features/pages/contract/edit-path.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { editedItem } from '../contract/editing/edited-item.ts';
import { createEditableItems } from './attention/editable-items.ts';
import { findAttendedItems } from './attention/item-attention.repository.ts';
import { findDeadCountsOfItems } from './attention/item-dead-links.repository.ts';
import { countOutItems, findOutItems } from './editing/checked-items.repository.ts';
import { asChecked, sourceOf } from './item-snapshot.ts';
import { languageStatesOf } from './item-translations.ts';
import type { ListItemsParts } from './list-items-parts.ts';

type LookedItemsParts = Pick<ListItemsParts, 'platform' | 'lists' | 'menus' | 'itemTypes' | 'checks' | 'clock'>;

const atOnce = 200;

/** Items for the look over all content; their list leads to them, so none is orphaned. */
export function createLookedItems(parts: LookedItemsParts): LookedContent {
  const { platform, lists, itemTypes, checks, clock } = parts;
  const editable = createEditableItems(parts);
  return {
    kind: 'item',

    async portion(after) {
      const rows = await findOutItems(platform.db, { now: clock.now(), after, limit: atOnce });
      const ids = rows.map(({ id }) => id);
      const { languages, timeZone } = await platform.locale();
      const [types, look, dead] = await Promise.all([
        itemTypes.all(),
        checks.looker('item', ids),
        findDeadCountsOfItems(platform.db, ids),
      ]);
      const subjects: LookedSubject[] = [];
      for (const row of rows) {
        await setImmediate();
        // A list that stands on no page that is read.
        if ((await lists.listBlock(row.listId)) === undefined) continue;
        const type = types.find(({ guid }) => guid === row.typeId);
        const document = editedItem(sourceOf(asChecked(row), type?.name ?? ''));
        const checked = look(row.id, { document, translations: languageStatesOf(row, languages, row) });
        const counts = countsOf(checked);
        const deadCount = dead.get(row.id) ?? 0;
        if (deadCount > 0) counts.set('deadLinks', deadCount);
        subjects.push({
          guid: row.id,
          counts,
          checked,
          leadsTo: await checks.pagesLedTo(hrefsIn([row.document.fields, row.document.blocks])),
          needsLeading: false,
          readBy: type?.features.hasDetail === true ? { kind: 'subject', key: `item:${row.shortId}` } : null,
          outSince: calendarDay(row.publishedOn, timeZone),
          isScored: true,
        });
      }
      return { subjects, last: rows.length < atOnce ? undefined : ids.at(-1) };
    },

    count: () => countOutItems(platform.db, clock.now()),

    async named(viewer, guids, language) {
      const items = await editable(viewer, await findAttendedItems(platform.db, guids), language);
      return new Map(
        items.map(({ guid, title, path }): [string, NamedSubject] => [
          guid,
          { name: title, href: withLanguagePrefix(editPath(path), language), owner: null },
        ]),
      );
    },
  };
}
