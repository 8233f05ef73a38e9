import { type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { createEditorSession } from '#features/pages/web/editing/create-editor-session.ts';
import { type EditingRemote, pageRemote } from '#features/pages/web/editing/editing-remote.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { ForeignChange } from '#features/pages/web/editing/foreign-changes.ts';
import type { Lost } from '#features/pages/web/editing/page-replica.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { say } from '#platform/web/notifications/say.ts';
import { HoldTypedContext } from '#platform/web/options/hold-typed.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import AriaLinks from '../shell/aria-links.tsx';
import { useSiteApp } from '../site-app-context.ts';
import { LostWork } from './lost/lost-work.tsx';
import { EditorContext } from './state/editor-context.ts';
import { atRest, createUiStore, type EditorUi, takenFromHand } from './state/editor-ui.ts';
import { readOutlineOpen } from './state/kept-outline.ts';
import { useWrittenLanguage } from './state/use-written-language.ts';

interface EditorSurroundingsProps {
  copy: WorkingCopy;
  /** Of what is no page, but edited as one. */
  remote?: EditingRemote | undefined;
  /** What is open when it begins. */
  first?: EditorUi | undefined;
  children: ReactNode;
}

/** What every screen around a working copy has: the page as it is now, how to change it, and the words that could not be kept. */
export function EditorSurroundings({ copy, remote, first, children }: EditorSurroundingsProps) {
  const app = useSiteApp();
  const { t } = useTranslation();
  const { notifications } = use(app.taskParts());
  const [ui] = useState(() => createUiStore({ ...(first ?? atRest), isOutlineOpen: readOutlineOpen() }));
  const [language, setLanguage] = useWrittenLanguage(app.language);
  const [lost, setLost] = useState<readonly Lost[]>([]);
  const session = useOpenSession(copy, remote, {
    onLost: (some) => setLost((before) => [...before, ...some]),
    onForeign: (changes) =>
      ui.set({ fresh: new Map([...ui.get().fresh, ...changes.map(({ block, name }) => [block, name] as const)]) }),
    onRemoved: (gone) => {
      const inHand = takenFromHand(ui.get(), gone);
      if (inHand === undefined) return;
      ui.set(inHand.left);
      notifications.create({
        type: 'info',
        message: t('editor.people.removed', { name: inHand.name }),
        caption: t('editor.people.removedHelp'),
        timeout: 0,
      });
    },
  });
  const editor = useMemo(
    () => (session === undefined ? undefined : { session, ui, language, setLanguage }),
    [session, ui, language, setLanguage],
  );
  if (editor === undefined) return null;
  return (
    <EditorContext value={editor}>
      <HoldTypedContext value={editor.session.hold}>
        <NotificationsContext value={notifications}>
          <Density name="admin">
            <AriaLinks>
              {children}
              <LostWork lost={lost} onRead={() => setLost([])} />
            </AriaLinks>
          </Density>
        </NotificationsContext>
      </HoldTypedContext>
    </EditorContext>
  );
}

interface Hears {
  onLost(lost: readonly Lost[]): void;
  onForeign(changes: readonly ForeignChange[]): void;
  onRemoved(gone: readonly ForeignChange[]): void;
}

/** Opened once it is known who edits: their own operations are those that they can take back. */
function useOpenSession(copy: WorkingCopy, remote: EditingRemote | undefined, hears: Hears): EditorSession | undefined {
  const { t } = useTranslation();
  const call = useCall();
  const by = useUserState().applicationUser?.guid;
  const [session, setSession] = useState<EditorSession>();
  const wentBack = useEffectEvent((of: 'undo' | 'redo', _: readonly Operation[]) =>
    say(t(of === 'undo' ? 'editor.said.undone' : 'editor.said.redone')),
  );
  const open = useEffectEvent((editor: string) =>
    createEditorSession({
      remote: remote ?? pageRemote(call, copy.guid),
      copy,
      by: editor,
      onLost: (some) => hears.onLost(some),
      onForeign: (changes) => hears.onForeign(changes),
      onRemoved: (gone) => hears.onRemoved(gone),
      onWentBack: (of, operations) => wentBack(of, operations),
    }),
  );
  useEffect(() => {
    if (by === undefined) return;
    const opened = open(by);
    setSession(opened);
    return () => opened.close();
  }, [by]);
  return session;
}
