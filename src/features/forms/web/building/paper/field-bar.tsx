import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import GripVertical from 'lucide-react/icons/grip-vertical';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash2 from 'lucide-react/icons/trash-2';
import type { PointerEvent } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { whenDragged } from '#platform/web/ui/drag/when-dragged.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import { Toolbar, ToolbarButton, ToolbarLabel, ToolbarSeparator } from '#platform/web/ui/toolbar/toolbar.tsx';
import { useBuilder } from '../state/builder-context.ts';
import { kindIcon } from '../state/kind-icon.ts';
import { useFieldCommands } from '../state/use-field-commands.ts';
import { MoveMenu } from './move-menu.tsx';
import styles from './paper.module.css';

interface FieldBarProps {
  id: string;
  kindName: string;
  icon: string | undefined;
  isLifted: boolean;
}

/** What can be done with the chosen field. Its handle is dragged; pressed it picks the field up for the arrow keys. */
export function FieldBar({ id, kindName, icon, isLifted }: FieldBarProps) {
  const { t } = useTranslation();
  const { ui } = useBuilder();
  const commands = useFieldCommands();
  const startDrag = (event: PointerEvent) =>
    whenDragged(event, () => ui.set({ dragged: { id }, lifted: null, chosen: id }));
  const liftOrPutDown = () => {
    // Let go on the handle itself: nothing was moved, and nothing is picked up.
    if (ui.get().dragged !== null) return;
    if (isLifted) commands.putDown(id);
    else commands.lift(id);
  };
  return (
    <Toolbar label={t('forms.build.toolbar', { kind: kindName })} isInverse className={styles.bar ?? ''}>
      <ToolbarLabel icon={kindIcon(icon)}>{kindName}</ToolbarLabel>
      {isLifted && (
        <Badge tone="now" className={styles.liftedBadge ?? ''}>
          {t('forms.build.lifted')}
        </Badge>
      )}
      <ToolbarSeparator />
      <span className={styles.handle} onPointerDownCapture={startDrag}>
        <ToolbarButton
          icon={GripVertical}
          label={t('forms.build.handle')}
          shortcut={t('forms.build.space')}
          onPress={liftOrPutDown}
        />
      </span>
      <ToolbarButton
        icon={ArrowUp}
        label={t('forms.build.up')}
        shortcut="Alt ↑"
        onPress={() => commands.step(id, 'up')}
      />
      <ToolbarButton
        icon={ArrowDown}
        label={t('forms.build.down')}
        shortcut="Alt ↓"
        onPress={() => commands.step(id, 'down')}
      />
      <MoveMenu id={id} />
      <ToolbarButton
        icon={Copy}
        label={t('forms.build.duplicate')}
        shortcut="Ctrl D"
        onPress={() => commands.duplicate(id)}
      />
      <ToolbarButton icon={Trash2} label={t('forms.build.remove')} shortcut="Del" onPress={() => commands.remove(id)} />
      <span className={styles.narrowOnly}>
        <ToolbarButton
          icon={SlidersHorizontal}
          label={t('forms.build.options')}
          onPress={() => ui.set({ sheet: 'options', tab: 'field' })}
        />
      </span>
    </Toolbar>
  );
}
