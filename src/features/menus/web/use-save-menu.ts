import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import type { MenuChange } from '../contract/arranging/menu-change.ts';
import { undoArrangement } from '../contract/arranging/undo-arrangement.ts';
import type { MenuSource } from '../contract/menu-source.ts';
import { arrangeMenuItems } from '../contract/menus-writing.endpoints.ts';
import type { MenuDraft } from './use-menu-draft.ts';

export interface SavingMenu {
  isPending: boolean;
  save(): Promise<void>;
}

/** All changes in one call. Undo brings the menu back as it was, unless someone else changed it after that. */
export function useSaveMenu(source: MenuSource, draft: Pick<MenuDraft, 'changes' | 'putBack'>): SavingMenu {
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const [isPending, setPending] = useState(false);

  async function put(version: string, changes: readonly MenuChange[]): Promise<MenuSource> {
    try {
      return await call(arrangeMenuItems, { query: {}, body: { version, changes: [...changes] } });
    } finally {
      // Also when it was refused: what someone else did is seen then, with what was done here on top of it.
      await forgetAnswers({ predicate: ({ queryKey }) => /^\/api\/(menus|pages)\b/.test(String(queryKey[0])) });
    }
  }

  return {
    isPending,
    async save() {
      setPending(true);
      let after = source;
      const outcome = await runTask({
        type: 'save',
        entity: 'menu',
        run: async () => {
          after = await put(source.version, draft.changes);
        },
        undo: () => put(after.version, undoArrangement(source.items, after.items)),
      });
      setPending(false);
      if (outcome.state === 'done') draft.putBack();
    },
  };
}
