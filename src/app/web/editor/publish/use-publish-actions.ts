import { useContext, useState } from 'react';
import type { Language } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { ChecksContext } from '../checks/checks-context.tsx';
import { publishedAlone, toAnswer, toWithdraw } from '../review/languages-in-review.ts';
import { type Reviewing, useReviewing } from '../review/use-reviewing.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import type { PublishAction } from './publication.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

/** What stands behind the arrow besides publishing. */
export type MenuAction = PublishAction | 'publishSheet' | 'together' | 'newPage' | 'preview' | 'delete';

/** What has to pass the checks first. */
const publishes: ReadonlySet<string> = new Set<MenuAction>([
  'publish',
  'publishSheet',
  'publishWithNote',
  'publishLanguages',
  'approveAndPublish',
]);

const asksWhich: ReadonlySet<string> = new Set<MenuAction>(['ask', 'sendBack', 'publishLanguages', 'publishSheet']);

const ofLanguages: ReadonlySet<string> = new Set<PublishAction>(['approve', 'approveAndPublish', 'withdraw']);

export interface PublishActions {
  /** Does it, or asks something first. */
  act(action: MenuAction): Promise<void>;
  approveAndPublish(languages: readonly Language[]): Promise<boolean>;
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
    stopSchedule: () => publishing.schedule({ publishAt: null, unpublishAt: page.unpublishAt }),
  };

  /** At once where it is about one language; of several it is asked which. */
  async function aboutLanguages(action: MenuAction): Promise<void> {
    const review = await reviewing.look();
    const languages = action === 'withdraw' ? toWithdraw(review) : toAnswer(review);
    if (languages.length > 1) return setAsked(action);
    if (action === 'withdraw') await reviewing.withdraw(languages);
    if (action === 'approve') await reviewing.approve(languages);
    if (action === 'approveAndPublish') await approveAndPublish(languages);
  }

  /** Those alone: what else readers do not have waits for a yes of its own. */
  async function approveAndPublish(languages: readonly Language[]): Promise<boolean> {
    const review = await reviewing.look();
    return (await reviewing.approve(languages)) && publishing.publish(publishedAlone(review, languages));
  }

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
      if (ofLanguages.has(action)) return await aboutLanguages(action);
      // Which languages there are to ask about depends on what was typed last.
      if (asksWhich.has(action)) await reviewing.look();
      const work = atOnce[action];
      if (work === undefined) return setAsked(action);
      await work();
    } finally {
      setBusy(false);
    }
  }

  return { act, approveAndPublish, openChecks, isBusy, asked, close: () => setAsked(undefined), publishing, reviewing };
}
