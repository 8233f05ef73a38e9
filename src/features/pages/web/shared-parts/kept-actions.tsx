import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import type { KeptQuestion } from './kept-dialogs.tsx';
import type { KeptRow } from './kept-row.ts';

export function KeptActions({ row, onAsk }: { row: KeptRow; onAsk(question: KeptQuestion): void }) {
  const { t } = useTranslation();
  const label = t('pages.overview.actions.of', { name: row.name });
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label={label} />
      <Menu aria-label={label} placement="bottom end">
        <MenuItem id="edit" icon={Pencil} label={t('pages.overview.actions.edit')} href={row.href} />
        {row.onRename !== undefined && (
          <MenuItem
            id="rename"
            icon={TextCursorInput}
            label={t('pages.parts.rename')}
            onAction={() => onAsk('rename')}
          />
        )}
        {row.onCopy !== undefined && (
          <MenuItem id="copy" icon={Copy} label={t('pages.parts.copy')} onAction={() => void row.onCopy?.()} />
        )}
        {row.uses.length > 0 && (
          <MenuItem id="uses" icon={MapPin} label={t('pages.parts.where')} onAction={() => onAsk('uses')} />
        )}
        {row.remove !== undefined && (
          <MenuItem id="remove" icon={Trash2} label={row.remove.label} isDanger onAction={() => onAsk('remove')} />
        )}
      </Menu>
    </MenuTrigger>
  );
}
