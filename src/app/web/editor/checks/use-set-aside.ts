import { useContext } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import type { Finding } from '#features/pages/contract/checks/finding.ts';
import { asideKey, maySetAside } from '#features/pages/contract/checks/set-aside.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useEditor } from '../state/editor-context.ts';
import { ChecksContext, useChecks } from './checks-context.tsx';
import { useCheckCalls } from './use-check-calls.ts';

interface SettingAside {
  may(finding: Finding): boolean;
  setAside(finding: Finding, isAside: boolean): Promise<void>;
}

/** Says that something is meant so, or after all is not; the server decides, about what it has. */
export function useSetAside(): SettingAside {
  const { t } = useTranslation();
  const { session, ui } = useEditor();
  const call = useCall();
  const calls = useCheckCalls();
  const runTask = useRunTask();
  const checks = useContext(ChecksContext);
  const settings = useChecks((state) => state.settings);
  const isAdmin = useUserState().applicationUser?.isAdmin === true;

  async function tell(finding: Finding, isAside: boolean): Promise<void> {
    await session.settled();
    const body = { key: asideKey(finding), isAside };
    checks.learn(await calls.setAside(call, session.state().page.guid, body));
  }
  return {
    may: (finding) => maySetAside(finding, settings, isAdmin),
    async setAside(finding, isAside) {
      const words = isAside ? 'done' : 'back';
      // What is no longer in the list is not kept in sight as mended.
      ui.set({ finding: null });
      await runTask({
        type: 'save',
        entity: calls.entity,
        words: { done: t(`editor.checks.aside.${words}`), failed: t('editor.checks.aside.failed') },
        run: () => tell(finding, isAside),
        undo: () => tell(finding, !isAside),
      });
    },
  };
}
