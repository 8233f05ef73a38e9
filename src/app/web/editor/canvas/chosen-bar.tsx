import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Files from 'lucide-react/icons/files';
import Move from 'lucide-react/icons/move';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BulkAction, BulkBar } from '#platform/web/ui/table/bulk-bar.tsx';
import { isHidden } from '../blocks/block-changes.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useBlockClipboard } from '../clipboard/use-block-clipboard.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import { useLetGo } from './use-let-go.ts';

/** For several blocks at once, in the place of the toolbar of one. */
export function ChosenBar() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const commands = useBlockCommands();
  const clipboard = useBlockClipboard();
  const letGo = useLetGo();
  const chosen = useUi((now) => now.chosen);
  const isMoving = useUi((now) => now.moving.length > 0);
  const areHidden = useSession(({ document }) =>
    chosen.every((guid) => {
      const block = blockOf(document, guid);
      return block === undefined || isHidden(block);
    }),
  );
  // Who sees a part of an item is who sees the item.
  const isOfItem = useItemTarget() !== undefined;
  if (chosen.length < 2 || isMoving) return null;
  return (
    <section
      aria-label={t('editor.blocks', { count: chosen.length })}
      onKeyDown={(event) => event.key === 'Escape' && letGo()}
    >
      <BulkBar count={chosen.length} onClear={letGo}>
        <BulkAction icon={Move} label={t('editor.tools.move')} onPress={() => ui.set({ moving: chosen })} />
        <BulkAction icon={Copy} label={t('editor.tools.duplicate')} onPress={() => commands.duplicate(chosen)} />
        {!isOfItem && (
          <BulkAction
            icon={areHidden ? Eye : EyeOff}
            label={t(areHidden ? 'editor.tools.show' : 'editor.tools.hide')}
            onPress={() => commands.toggleHidden(chosen)}
          />
        )}
        <BulkAction icon={Files} label={t('editor.tools.copy')} onPress={() => clipboard.copy(chosen)} />
        <BulkAction icon={Trash2} label={t('editor.tools.remove')} onPress={() => commands.remove(chosen)} />
      </BulkBar>
    </section>
  );
}
