import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '../button/icon-button.tsx';

export interface MoveButtonsProps {
  /** Of the buttons; each place has one of its own. */
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** With the ids of the button that was pressed and of the other. */
  onMove: (by: 1 | -1, ids: [string, string]) => void;
}

/** Another order without dragging (WCAG 2.5.7). */
export function MoveButtons({ id, name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { t } = useTranslation();
  const up = `${id}-up`;
  const down = `${id}-down`;
  return (
    <>
      <IconButton
        id={up}
        icon={ArrowUp}
        label={t('ui.list.up', { name })}
        isDisabled={isFirst}
        onPress={() => onMove(-1, [up, down])}
      />
      <IconButton
        id={down}
        icon={ArrowDown}
        label={t('ui.list.down', { name })}
        isDisabled={isLast}
        onPress={() => onMove(1, [down, up])}
      />
    </>
  );
}
