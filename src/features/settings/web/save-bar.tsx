import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFootClear } from '#platform/web/ui/foot-room.ts';
import type { SettingKey } from '../contract/setting-fields.ts';
import styles from './settings-screen.module.css';
import type { SettingDraft } from './use-setting-draft.ts';

interface SaveBarProps {
  draft: SettingDraft;
  isPending: boolean;
  /** The bar goes with the button: the focus goes on at what was changed first. */
  onTakenBack(first: SettingKey | undefined): void;
}

/** Stays in sight while anything is changed: how much, what is wrong with it, and the two ways on. */
export function SaveBar({ draft, isPending, onTakenBack }: SaveBarProps) {
  const { t } = useTranslation();
  const wrong = Object.keys(draft.problems).length;
  const choices = draft.conflicts.length;
  const said = [
    wrong > 0 && t('settings.screen.wrong', { count: wrong }),
    choices > 0 && t('settings.screen.conflicts', { count: choices }),
  ].filter(Boolean);
  return (
    <section ref={keepFootClear} className={styles.saveBar} aria-label={t('settings.screen.saving')}>
      <p role="status" className={styles.saveCount}>
        <i className={styles.dot} aria-hidden="true" />
        <span>
          <strong>{t('settings.screen.changes', { count: draft.changed.length })}</strong>
          {said.map((words) => `, ${words}`)}
        </span>
      </p>
      <Button
        variant="quiet"
        onPress={() => {
          onTakenBack(draft.changed[0]);
          draft.takeBack(...draft.changed);
        }}
      >
        {t('settings.screen.allBack')}
      </Button>
      <Button type="submit" variant="primary" isPending={isPending}>
        {t('settings.screen.save')}
      </Button>
    </section>
  );
}
