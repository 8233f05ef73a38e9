import AlignLeft from 'lucide-react/icons/align-left';
import Bold from 'lucide-react/icons/bold';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Italic from 'lucide-react/icons/italic';
import Pencil from 'lucide-react/icons/pencil';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { Density } from '#platform/web/ui/density/density.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogTrigger } from '#platform/web/ui/dialog/dialog.tsx';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Menu, MenuItem, MenuList, MenuSeparator, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import {
  Toolbar,
  ToolbarButton,
  ToolbarLabel,
  ToolbarSeparator,
  ToolbarToggle,
} from '#platform/web/ui/toolbar/toolbar.tsx';
import { Tooltip } from '#platform/web/ui/tooltip/tooltip.tsx';
import styles from './gallery.module.css';
import { Columns, Flow, Part } from './part.tsx';

function commands(t: (key: string) => string) {
  return [
    <MenuItem key="edit" id="edit" icon={Pencil} label={t('gallery.floating.edit')} shortcut="E" />,
    <MenuItem key="copy" id="copy" icon={Copy} label={t('gallery.floating.duplicate')} shortcut="Ctrl D" />,
    <MenuItem key="view" id="view" icon={Eye} label={t('gallery.floating.viewAs')} />,
    <MenuSeparator key="line" />,
    <MenuItem key="trash" id="trash" icon={Trash2} label={t('gallery.floating.toTrash')} isDanger />,
  ];
}

export function FloatingPart() {
  const { t } = useTranslation();
  return (
    <Part title={t('gallery.section.floating')}>
      <Flow>
        <DialogTrigger>
          <Button>{t('gallery.floating.dialog')}</Button>
          <Dialog
            title={t('gallery.floating.edit')}
            footer={(close) => (
              <>
                <Button variant="primary" onPress={close}>
                  {t('gallery.buttons.save')}
                </Button>
                <Button variant="quiet" onPress={close}>
                  {t('gallery.buttons.cancel')}
                </Button>
              </>
            )}
          >
            <TextField label={t('gallery.fields.name')} isRequired />
            <TextField label={t('gallery.fields.street2')} />
          </Dialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button>{t('gallery.floating.confirm')}</Button>
          <ConfirmDialog
            title={t('gallery.floating.confirmTitle')}
            confirmText={t('gallery.floating.toTrash')}
            onConfirm={() => undefined}
            isDanger
          >
            {t('gallery.floating.confirmBody')}
          </ConfirmDialog>
        </DialogTrigger>
        <Density name="admin">
          <DialogTrigger>
            <Button>{t('gallery.floating.drawer')}</Button>
            <Drawer title={t('gallery.floating.text')}>
              <TextField label={t('gallery.fields.name')} />
              <Switch>{t('gallery.choices.period')}</Switch>
            </Drawer>
          </DialogTrigger>
        </Density>
        <MenuTrigger>
          <Button>{t('gallery.floating.menu')}</Button>
          <Menu aria-label={t('gallery.floating.menu')}>{commands(t)}</Menu>
        </MenuTrigger>
        <Tooltip text={t('gallery.floating.undoTip')}>
          <IconButton icon={Undo2} variant="secondary" label={t('gallery.floating.undo')} />
        </Tooltip>
      </Flow>
      <Columns count={2}>
        <div className={styles.floatBox}>
          <MenuList aria-label={t('gallery.floating.menu')}>{commands(t)}</MenuList>
        </div>
        <Toolbars />
      </Columns>
    </Part>
  );
}

function Toolbars() {
  const { t } = useTranslation();
  const [isBold, setBold] = useState(true);
  const [isItalic, setItalic] = useState(false);
  return (
    <div className={styles.stack}>
      {[true, false].map((isInverse) => (
        <Toolbar
          key={String(isInverse)}
          label={t(isInverse ? 'gallery.floating.block' : 'gallery.floating.toolbar')}
          isInverse={isInverse}
        >
          <ToolbarLabel icon={AlignLeft}>{t('gallery.floating.text')}</ToolbarLabel>
          <ToolbarSeparator />
          <ToolbarToggle icon={Bold} label={t('gallery.floating.bold')} isSelected={isBold} onChange={setBold} />
          <ToolbarToggle
            icon={Italic}
            label={t('gallery.floating.italic')}
            isSelected={isItalic}
            onChange={setItalic}
          />
          <ToolbarSeparator />
          <ToolbarButton icon={Undo2} label={t('gallery.floating.undo')} shortcut="Ctrl Z" />
          <ToolbarButton icon={Redo2} label={t('gallery.floating.redo')} isDisabled />
        </Toolbar>
      ))}
    </div>
  );
}
