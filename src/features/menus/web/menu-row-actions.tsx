import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { type TreeStep, treeSteps } from '#platform/web/ui/tree/step-move.ts';

export type RowAction = 'edit' | 'show' | 'remove' | TreeStep;

interface MenuRowActionsProps {
  id: string;
  label: string;
  /** Asked when the menu opens: what a row can do depends on the rows around it, and it is not drawn again with them. */
  possible(id: string): { isVisible: boolean; steps: ReadonlySet<TreeStep> };
  onAct(id: string, action: RowAction): void;
}

const icons = { up: ArrowUp, down: ArrowDown, under: CornerDownRight, out: CornerLeftUp } as const;

/** What can be done with a row by mouse and touch, and by keyboard for who does not know the keys. */
export function MenuRowActions(props: MenuRowActionsProps) {
  const { t } = useTranslation();
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label={t('menus.more', { name: props.label })} />
      <Menu placement="bottom end" onAction={(action) => props.onAct(props.id, action as RowAction)}>
        <Actions {...props} />
      </Menu>
    </MenuTrigger>
  );
}

function Actions({ id, possible }: MenuRowActionsProps) {
  const { t } = useTranslation();
  const { isVisible, steps } = possible(id);
  return (
    <>
      <MenuItem id="edit" icon={PencilLine} label={t('menus.edit')} shortcut="F2" />
      <MenuItem id="show" icon={isVisible ? EyeOff : Eye} label={t(isVisible ? 'menus.hide' : 'menus.show')} />
      {treeSteps.map((by) => (
        <MenuItem key={by} id={by} icon={icons[by]} label={t(`menus.steps.${by}`)} isDisabled={!steps.has(by)} />
      ))}
      <MenuItem id="remove" icon={Trash2} label={t('menus.remove')} shortcut="Del" isDanger />
    </>
  );
}
