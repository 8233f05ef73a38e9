import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFootClear } from '#platform/web/ui/foot-room.ts';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import styles from './move-bar.module.css';
import type { Move } from './use-move.ts';

/** The sentence is what is said aloud at each step; below it what the keys do, and on a phone the same as buttons. */
export function MoveBar({ move }: { move: Move }) {
  const { t } = useTranslation();
  return (
    <div ref={keepFootClear} className={styles.bar}>
      <p aria-live="assertive" className={styles.says}>
        <strong>
          {move.name}, {move.sentence.where},
        </strong>{' '}
        {move.sentence.between}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.keys}>
        <li>
          <KeyHint keys="↑ ↓" /> {t('editor.move.keys.place')}
        </li>
        <li>
          <KeyHint keys="← →" /> {t('editor.move.keys.column')}
        </li>
        <li>
          <KeyHint keys="Enter" /> {t('editor.move.keys.drop')}
        </li>
        <li>
          <KeyHint keys="Esc" /> {t('editor.move.keys.back')}
        </li>
      </ul>
      <div className={styles.buttons}>
        <Button icon={ArrowUp} onPress={() => move.go('up')}>
          {t('editor.move.higher')}
        </Button>
        <Button icon={ArrowDown} onPress={() => move.go('down')}>
          {t('editor.move.lower')}
        </Button>
        <Button variant="quiet" onPress={move.putBack}>
          {t('editor.move.cancel')}
        </Button>
        <Button variant="primary" onPress={move.drop}>
          {t('editor.move.here')}
        </Button>
      </div>
    </div>
  );
}
