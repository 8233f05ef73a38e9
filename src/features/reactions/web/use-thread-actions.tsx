import { type ReactNode, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { moveFocus } from '#platform/web/ui/move-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { stickTopic } from '../contract/forum.endpoints.ts';
import { closeThread, decideReaction } from '../contract/moderation.endpoints.ts';
import type { ThreadTarget } from '../contract/reaction.ts';
import type { ReactionState } from '../contract/reaction-words.ts';
import { returnReaction, withdrawReaction } from '../contract/reactions.endpoints.ts';
import { reactionAnchor } from '../contract/thread-address.ts';
import { keyOf } from './own-keys.ts';
import type { ThreadActions } from './parts/thread-context.ts';

interface Told {
  tone: 'success' | 'danger';
  text: string;
  undo?: () => Promise<unknown>;
  /** Once that was done. */
  undone?: string;
}

const noticeId = 'reactions-told';

const withKey = (guid: string) => {
  const key = keyOf(guid);
  return { params: { guid }, body: key === undefined ? {} : { key } };
};

/** What this reader does in a thread, each told where they are, with the way back. */
export function useThreadActions(
  target: ThreadTarget,
  { renew }: { renew(): Promise<void> },
): { said: ReactNode; actions: ThreadActions } {
  const { t } = useTranslation();
  const call = useCall();
  const [told, tell] = useState<Told>();

  async function run(work: () => Promise<unknown>, done: () => Told | undefined): Promise<void> {
    try {
      await work();
      await renew();
      tell(done());
    } catch (error) {
      tell({ tone: 'danger', text: refusalText(error, t) });
    }
    // What was pressed may be gone with what it was about.
    keepFocus(() => document.getElementById(noticeId));
  }

  /** Of the whole thread, with its opposite as the way back. */
  const decided = (
    done: 'didClose' | 'didOpen' | 'didStick' | 'didUnstick',
    put: (isOn: boolean) => Promise<unknown>,
    isOn: boolean,
  ): Promise<void> =>
    run(
      () => put(isOn),
      () => ({
        tone: 'success',
        text: t(`reactions.${done}`),
        undo: () => put(!isOn),
        undone: t('reactions.undone'),
      }),
    );

  const actions: ThreadActions = {
    renew,
    async made({ guid, state }) {
      await renew();
      tell({ tone: 'success', text: t(`reactions.made.${state}` satisfies `reactions.made.${ReactionState}`) });
      moveFocus(() => document.getElementById(reactionAnchor(guid)));
    },
    withdraw: (guid) =>
      run(
        () => call(withdrawReaction, withKey(guid)),
        () => ({ tone: 'success', text: t('reactions.withdrew'), undo: () => call(returnReaction, withKey(guid)) }),
      ),
    remove: (guid) =>
      run(
        () => call(decideReaction, { params: { guid }, body: { decision: 'remove' } }),
        () => ({
          tone: 'success',
          text: t('reactions.didRemove'),
          undo: () => call(decideReaction, { params: { guid }, body: { decision: 'reopen' } }),
        }),
      ),
    close: (isClosed) => {
      const put = (closed: boolean) => call(closeThread, { params: target, body: { isClosed: closed } });
      return decided(isClosed ? 'didClose' : 'didOpen', put, isClosed);
    },
    stick: (isSticky) => {
      const put = (sticky: boolean) => call(stickTopic, { params: target, body: { isSticky: sticky } });
      return decided(isSticky ? 'didStick' : 'didUnstick', put, isSticky);
    },
  };

  const { undo, undone = t('reactions.putBack') } = told ?? {};
  const said = (
    <div id={noticeId} tabIndex={-1}>
      {told && (
        <Notice
          tone={told.tone}
          isLive
          actions={
            undo && (
              <PlainButton isCompact onClick={() => void run(undo, () => ({ tone: 'success', text: undone }))}>
                {t('reactions.undo')}
              </PlainButton>
            )
          }
        >
          {told.text}
        </Notice>
      )}
    </div>
  );
  return { said, actions };
}
