import { useContext, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { ChecksContext } from '../checks/checks-context.tsx';
import { type Reviewing, useReviewing } from '../review/use-reviewing.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import type { PublishAction } from './publication.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

/** What stands behind the arrow besides publishing. */
export type MenuAction = PublishAction | 'together' | 'newPage' | 'preview' | 'delete';

/** What has to pass the checks first. */
const publishes: ReadonlySet<string> = new Set<PublishAction>([
  'publish',
  'publishWithNote',
  'publishLanguages',
  'approveAndPublish',
]);

export interface PublishActions {
  /** Does it, or asks something first. */
  act(action: MenuAction): Promise<void>;
  openChecks(): void;
  isBusy: boolean;
  /** What is being asked about. */
  asked: MenuAction | undefined;
  close(): void;
  publishing: Publishing;
  reviewing: Reviewing;
}

export function usePublishActions(): PublishActions {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const page = useSession((state) => state.page);
  const publishing = usePublishing();
  const reviewing = useReviewing();
  const checks = useContext(ChecksContext);
  const [asked, setAsked] = useState<MenuAction>();
  const [isBusy, setBusy] = useState(false);

  /** The others ask something first. */
  const atOnce: Partial<Record<MenuAction, () => Promise<unknown>>> = {
    publish: () => publishing.publish(),
    approve: reviewing.approve,
    approveAndPublish: async () => (await reviewing.approve()) && publishing.publish(),
    withdraw: reviewing.withdraw,
    stopSchedule: () => publishing.schedule({ publishAt: null, unpublishAt: page.unpublishAt }),
  };

  function openChecks(): void {
    ui.set({ panel: 'checks', typing: null });
    const count = checks.state().findings.length;
    if (count > 0) say(t('editor.checks.said.beforePublishing', { count }));
  }

  async function act(action: MenuAction): Promise<void> {
    // Before anything is waited for: a second press within a double click must find it busy.
    setBusy(true);
    try {
      if (publishes.has(action) && (await checks.settled()).stopping.length > 0) return openChecks();
      const work = atOnce[action];
      if (work === undefined) return setAsked(action);
      await work();
    } finally {
      setBusy(false);
    }
  }

  return { act, openChecks, isBusy, asked, close: () => setAsked(undefined), publishing, reviewing };
}
