import type { Spot } from '#features/pages/contract/operations/operation.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useEditor } from '../state/editor-context.ts';
import {
  addOperations,
  duplicateOperations,
  heirOf,
  isHidden,
  removeOperations,
  stepOperations,
  visibilityOperation,
} from './block-changes.ts';
import { useBlockLabels } from './block-labels.ts';
import { blockOf, placeOf } from './block-places.ts';

export interface BlockCommands {
  choose(guids: readonly string[]): void;
  step(guid: string, step: 1 | -1): void;
  duplicate(guids: readonly string[]): void;
  remove(guids: readonly string[]): void;
  /** Hides those that readers see, or shows all of them to those who saw them before. */
  toggleHidden(guids: readonly string[]): void;
  /** New blocks, of which the first takes the focus. */
  add(blocks: readonly StoredBlock[], spot: Spot, at: 'block' | 'text'): void;
}

const newGuid = () => crypto.randomUUID();

/** Who saw a block before it was hidden in this tab. */
const seenBefore = new Map<string, StoredBlock['visibility']>();

/** What can be done with blocks, from the toolbar, the keyboard, the menu and the sheet of a phone alike. */
export function useBlockCommands(): BlockCommands {
  const { session, ui } = useEditor();
  const { t } = useTranslation();
  const labels = useBlockLabels();
  const runTask = useRunTask();
  const document = () => session.state().document;
  const titleOf = (guid: string): string => {
    const block = blockOf(document(), guid);
    return block === undefined ? '' : labels.title(block);
  };
  /** One by its name, several by their number. */
  const nameOf = (guids: readonly string[]): string =>
    guids.length === 1 ? titleOf(guids[0] ?? '') : t('editor.blocks', { count: guids.length });
  const placeWords = (guid: string) => {
    const block = blockOf(document(), guid);
    if (block === undefined) return undefined;
    const { area, number, of } = placeOf(document(), block);
    return { name: labels.title(block), number, of, area: labels.area(area) };
  };
  const focus = (block: string | undefined, at: 'block' | 'text' = 'block') => {
    ui.set({ chosen: block === undefined ? [] : [block], typing: null, focusNext: block ? { block, at } : null });
  };

  return {
    choose(guids) {
      const { chosen } = ui.get();
      if (chosen.length === guids.length && guids.every((guid) => chosen.includes(guid))) return;
      ui.set({ chosen: guids, typing: null });
      const place = guids.length === 1 ? placeWords(guids[0] ?? '') : undefined;
      say(place === undefined ? t('editor.said.chosenMany', { count: guids.length }) : t('editor.said.chosen', place));
    },

    step(guid, step) {
      const operations = stepOperations(document(), guid, step);
      if (operations.length === 0) return;
      session.run(...operations);
      say(t('editor.said.stepped', placeWords(guid)));
    },

    duplicate(guids) {
      const name = nameOf(guids);
      const operations = duplicateOperations(document(), guids, newGuid);
      session.run(...operations);
      const added = operations.flatMap((operation) => (operation.kind === 'add' ? [operation.block.guid] : []));
      focus(added[0]);
      say(t('editor.said.duplicated', { name }));
    },

    remove(guids) {
      const before = document();
      const name = nameOf(guids);
      const heir = heirOf(before, guids);
      void runTask({
        type: 'delete',
        entity: 'block',
        bulk: guids.length,
        run: async () => session.run(...removeOperations(guids)),
        undo: async (group) => session.undoGroup(group),
      });
      focus(heir);
      say(t('editor.said.removed', { name }));
    },

    toggleHidden(guids) {
      const blocks = guids.flatMap((guid) => blockOf(document(), guid) ?? []);
      const seen = blocks.filter((block) => !isHidden(block));
      if (seen.length > 0) {
        for (const { guid, visibility } of seen) seenBefore.set(guid, visibility);
        session.run(...seen.map(({ guid }) => visibilityOperation(guid, 'Admin')));
        return say(t('editor.said.hidden', { name: nameOf(seen.map(({ guid }) => guid)) }));
      }
      const known = blocks.flatMap(({ guid }) => {
        const before = seenBefore.get(guid);
        return before === undefined ? [] : [visibilityOperation(guid, before)];
      });
      if (known.length > 0) session.run(...known);
      const unknown = blocks.find(({ guid }) => !seenBefore.has(guid));
      if (unknown === undefined) return say(t('editor.said.shown', { name: nameOf(guids) }));
      // Who may see it is a choice again: to show it to everyone could show too much.
      ui.set({ chosen: [unknown.guid], panel: 'block' });
      say(t('editor.said.chooseAudience', { name: labels.title(unknown) }));
    },

    add(blocks, spot, at) {
      session.run(...addOperations(blocks, spot));
      const [first] = blocks;
      if (first === undefined) return;
      focus(first.guid, at);
      const after = spot.after === null ? undefined : titleOf(spot.after);
      const words = { name: nameOf(blocks.map(({ guid }) => guid)), area: labels.area(spot.area), after };
      say(after === undefined ? t('editor.said.addedFirst', words) : t('editor.said.added', words));
    },
  };
}
