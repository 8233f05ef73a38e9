import { useEffect, useRef } from 'react';
import type { PersonHere } from '#features/pages/contract/presence/presence.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useEditor } from '../state/editor-context.ts';
import { blockInHand } from '../state/editor-ui.ts';

/** Whose options are taken over hears by whom; not in the middle of a sentence, where the block itself shows it. */
export function useTellTaken(holders: ReadonlyMap<string, PersonHere>, tab: string): void {
  const { t } = useTranslation();
  const { session, ui } = useEditor();
  const labels = useBlockLabels();
  const notifications = useNotifications();
  const own = useRef<string>(undefined);
  useEffect(() => {
    const before = own.current;
    own.current = [...holders].find(([, person]) => person.tab === tab)?.[0];
    const now = before === undefined ? undefined : holders.get(before);
    const block = blockOf(session.state().document, before);
    // Who left the block by themselves lost nothing.
    if (block === undefined || blockInHand(ui.get()) !== before || ui.get().typing !== null) return;
    if (now === undefined || now.tab === tab) return;
    notifications.create({
      type: 'info',
      message: t('editor.people.taken', { name: now.name, block: labels.title(block) }),
      caption: t('editor.people.takenHelp'),
    });
  }, [holders, tab, t, session, ui, labels, notifications]);
}
