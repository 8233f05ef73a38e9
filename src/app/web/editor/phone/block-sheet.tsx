import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import Move from 'lucide-react/icons/move';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash2 from 'lucide-react/icons/trash-2';
import UsersRound from 'lucide-react/icons/users-round';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { keepFootClear } from '#platform/web/ui/foot-room.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { isHidden } from '../blocks/block-changes.ts';
import { useBlockIcon } from '../blocks/block-icon.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf, placeOf } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import styles from './block-sheet.module.css';

/** The toolbar of a chosen block, within reach of the thumb; the block stays in sight above it. */
export function BlockSheet() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const commands = useBlockCommands();
  const guid = useUi(({ chosen }) => chosen[0]);
  const document = useSession((state) => state.document);
  const isOfItem = useItemTarget() !== undefined;
  const block = blockOf(document, guid);
  const icon = useBlockIcon(block?.buildingBlockName ?? '');
  if (block === undefined) return null;
  const { number, of } = placeOf(document, block);
  const kind = labels.kind(block);
  const openOptions = () => ui.set({ panel: 'block' });
  return (
    <div
      ref={keepFootClear}
      className={styles.sheet}
      role="dialog"
      aria-label={t('editor.tools.label', { name: kind })}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Icon icon={icon} size={20} />
          {kind}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('ui.close')}
          onClick={() => ui.set({ chosen: [] })}
        >
          <Icon icon={X} size={20} />
        </button>
      </div>
      <div className={styles.acts} role="toolbar" aria-label={t('editor.tools.label', { name: kind })}>
        <Act
          icon={ArrowUp}
          label={t('editor.phone.up')}
          isOff={number === 1}
          onPress={() => commands.step(block.guid, -1)}
        />
        <Act
          icon={ArrowDown}
          label={t('editor.phone.down')}
          isOff={number === of}
          onPress={() => commands.step(block.guid, 1)}
        />
        <Act icon={Move} label={t('editor.phone.move')} onPress={() => ui.set({ moving: [block.guid] })} />
        <Act icon={Copy} label={t('editor.phone.duplicate')} onPress={() => commands.duplicate([block.guid])} />
        {!isOfItem && (
          <>
            <Act
              icon={isHidden(block) ? Eye : EyeOff}
              label={t(isHidden(block) ? 'editor.phone.show' : 'editor.phone.hide')}
              onPress={() => commands.toggleHidden([block.guid])}
            />
            <Act icon={UsersRound} label={t('editor.phone.audience')} onPress={openOptions} />
          </>
        )}
        <Act
          icon={MessageSquarePlus}
          label={t('review.comments.addShort')}
          onPress={() => ui.set({ panel: 'comments', commenting: { block: block.guid, field: null, quoted: null } })}
        />
        <Act icon={Trash2} label={t('editor.phone.remove')} isDanger onPress={() => commands.remove([block.guid])} />
        <Act icon={SlidersHorizontal} label={t('editor.panel.open')} onPress={openOptions} />
      </div>
    </div>
  );
}

interface ActProps {
  icon: IconShape;
  label: string;
  isOff?: boolean;
  isDanger?: boolean;
  onPress(): void;
}

const Act = ({ icon, label, isOff = false, isDanger = false, onPress }: ActProps) => (
  <button
    type="button"
    className={classNames(styles.act, isDanger && styles.danger)}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon icon={icon} size={20} />
    {label}
  </button>
);
