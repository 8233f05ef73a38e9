import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { useBuilder } from '../state/builder-context.ts';
import { kindIcon } from '../state/kind-icon.ts';
import { useFieldCommands } from '../state/use-field-commands.ts';
import styles from './paper.module.css';

interface FieldBarProps {
  id: string;
  kindName: string;
  icon: string | undefined;
}

/** What can be done with the chosen field. */
export function FieldBar({ id, kindName, icon }: FieldBarProps) {
  const { t } = useTranslation();
  const { ui } = useBuilder();
  const commands = useFieldCommands();
  return (
    <div role="toolbar" aria-label={t('forms.build.toolbar', { kind: kindName })} className={styles.bar}>
      <p>
        <Icon icon={kindIcon(icon)} size={16} />
        {kindName}
      </p>
      <Tool icon={ArrowUp} label={t('forms.build.up')} onPress={() => commands.step(id, 'up')} />
      <Tool icon={ArrowDown} label={t('forms.build.down')} onPress={() => commands.step(id, 'down')} />
      <Tool icon={Copy} label={t('forms.build.duplicate')} onPress={() => commands.duplicate(id)} />
      <Tool icon={Trash2} label={t('forms.build.remove')} onPress={() => commands.remove(id)} />
      <span className={styles.narrowOnly}>
        <Tool
          icon={SlidersHorizontal}
          label={t('forms.build.options')}
          onPress={() => ui.set({ sheet: 'options', tab: 'field' })}
        />
      </span>
    </div>
  );
}

function Tool({ icon, label, onPress }: { icon: IconShape; label: string; onPress(): void }) {
  return (
    <button type="button" aria-label={label} title={label} className={styles.tool} onClick={onPress}>
      <Icon icon={icon} size={20} />
    </button>
  );
}
