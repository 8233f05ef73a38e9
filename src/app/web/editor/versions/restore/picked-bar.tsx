import { Group } from 'react-aria-components/Group';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFootClear } from '#platform/web/ui/foot-room.ts';
import styles from './picked-bar.module.css';

interface PickedBarProps {
  count: number;
  onRestore(): void;
  onCancel(): void;
}

/** While blocks are being chosen: how many, and what then. */
export function PickedBar({ count, onRestore, onCancel }: PickedBarProps) {
  const { t } = useTranslation();
  const words = t('editor.versions.restore.picked', { count });
  useSaid(words);
  return (
    <Group ref={keepFootClear} className={styles.bar ?? ''} aria-label={words}>
      <p className={styles.words}>{words}</p>
      <Button variant="primary" isDisabled={count === 0} onPress={onRestore}>
        {t('editor.versions.restore.confirm')}
      </Button>
      <Button variant="quiet" onPress={onCancel}>
        {t('ui.cancel')}
      </Button>
    </Group>
  );
}
