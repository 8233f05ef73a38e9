import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Files from 'lucide-react/icons/files';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Heading from 'lucide-react/icons/heading';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import Plus from 'lucide-react/icons/plus';
import Scissors from 'lucide-react/icons/scissors';
import Trash2 from 'lucide-react/icons/trash-2';
import UsersRound from 'lucide-react/icons/users-round';
import { type RefObject, useEffect, useRef } from 'react';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { Toolbar, ToolbarButton, ToolbarLabel, ToolbarSeparator } from '#platform/web/ui/toolbar/toolbar.tsx';
import { isHidden } from '../blocks/block-changes.ts';
import { useBlockIcon } from '../blocks/block-icon.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { placeOf, spotAfter } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useBlockClipboard } from '../clipboard/use-block-clipboard.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useDragStart } from '../move/use-drag-start.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import styles from './block-tools.module.css';
import { blockElement, toolsAttribute } from './edited-elements.ts';

/** What goes for every block; what goes for this one alone is in the drawer. */
export function BlockTools({ block }: { block: StoredBlock }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const commands = useBlockCommands();
  const place = useSession(({ document }) => placeOf(document, block).number);
  const of = useSession(({ document }) => placeOf(document, block).of);
  const icon = useBlockIcon(block.buildingBlockName);
  const hidden = isHidden(block);
  // Who sees a part of an item is who sees the item.
  const isOfItem = useItemTarget() !== undefined;
  const { guid } = block;
  const startDrag = useDragStart(guid);
  const tools = useRef<HTMLDivElement>(null);
  useLeaveTools(tools);
  return (
    <div className={styles.rail}>
      <div ref={tools} className={styles.tools} {...{ [toolsAttribute]: '' }}>
        <Toolbar label={t('editor.tools.label', { name: labels.kind(block) })} isInverse className={styles.bar ?? ''}>
          <ToolbarLabel icon={icon}>{labels.kind(block)}</ToolbarLabel>
          <ToolbarSeparator />
          <span className={styles.handle} onPointerDownCapture={startDrag}>
            <ToolbarButton
              icon={GripVertical}
              label={t('editor.tools.move')}
              shortcut={t('editor.keys.space')}
              onPress={() => ui.set({ moving: [guid] })}
            />
          </span>
          <ToolbarButton
            icon={ArrowUp}
            label={t('editor.tools.up')}
            isDisabled={place === 1}
            onPress={() => commands.step(guid, -1)}
          />
          <ToolbarButton
            icon={ArrowDown}
            label={t('editor.tools.down')}
            isDisabled={place === of}
            onPress={() => commands.step(guid, 1)}
          />
          <ToolbarSeparator />
          <ToolbarButton
            icon={Copy}
            label={t('editor.tools.duplicate')}
            shortcut="Ctrl D"
            onPress={() => commands.duplicate([guid])}
          />
          {!isOfItem && (
            <>
              <ToolbarButton
                icon={hidden ? Eye : EyeOff}
                label={t(hidden ? 'editor.tools.show' : 'editor.tools.hide')}
                shortcut="Ctrl ⇧ H"
                onPress={() => commands.toggleHidden([guid])}
              />
              <ToolbarButton
                icon={UsersRound}
                label={t('editor.tools.audience')}
                onPress={() => ui.set({ panel: 'block' })}
              />
            </>
          )}
          <ToolbarButton
            icon={Trash2}
            label={t('editor.tools.remove')}
            shortcut="Del"
            onPress={() => commands.remove([guid])}
          />
          <ToolbarSeparator />
          <More block={block} />
        </Toolbar>
      </div>
    </div>
  );
}

/** Escape goes back to the block. Heard before the tooltip of a button, which would take the key for itself. */
function useLeaveTools(tools: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !tools.current?.contains(event.target as Element)) return;
      event.preventDefault();
      event.stopPropagation();
      blockElement(tools.current)?.focus();
    };
    window.addEventListener('keydown', leave, { capture: true });
    return () => window.removeEventListener('keydown', leave, { capture: true });
  }, [tools]);
}

function More({ block }: { block: StoredBlock }) {
  const { t } = useTranslation();
  const { ui, session, language } = useEditor();
  const clipboard = useBlockClipboard();
  const { guid, heading } = block;
  const writeHeading = () =>
    ui.set({
      typingAt: { block: guid, path: ['heading'], language, format: 'plain' },
      focusNext: { block: guid, at: 'text' },
    });
  const below = () => spotAfter(session.state().document, block);
  return (
    <MenuTrigger>
      <ToolbarButton icon={Ellipsis} label={t('editor.tools.more')} />
      <Menu>
        <MenuItem
          icon={Plus}
          label={t('editor.tools.addBelow')}
          shortcut="Ctrl Enter"
          onAction={() => ui.set({ inserting: below() })}
        />
        {Object.keys(heading.$lang).length === 0 && (
          <MenuItem icon={Heading} label={t('editor.tools.addHeading')} onAction={writeHeading} />
        )}
        <MenuItem
          icon={MessageSquarePlus}
          label={t('review.comments.add')}
          shortcut="Ctrl Alt M"
          onAction={() => ui.set({ panel: 'comments', commenting: { block: block.guid, field: null, quoted: null } })}
        />
        <MenuSeparator />
        <MenuItem
          icon={Files}
          label={t('editor.tools.copy')}
          shortcut="Ctrl C"
          onAction={() => clipboard.copy([block.guid])}
        />
        <MenuItem
          icon={Scissors}
          label={t('editor.tools.cut')}
          shortcut="Ctrl X"
          onAction={() => clipboard.cut([block.guid])}
        />
        <MenuItem
          icon={ClipboardPaste}
          label={t('editor.tools.paste')}
          shortcut="Ctrl V"
          isDisabled={clipboard.copied() === undefined}
          onAction={() => clipboard.paste(below())}
        />
      </Menu>
    </MenuTrigger>
  );
}
