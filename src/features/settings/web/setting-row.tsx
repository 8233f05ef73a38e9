import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { SettingValues } from '../contract/setting.ts';
import { fieldOf, type SettingKey } from '../contract/setting-fields.ts';
import { stayWith } from './focus-setting.ts';
import { HostChecks } from './inputs/host-checks.tsx';
import { ToTranslate } from './inputs/to-translate.tsx';
import { SettingInput } from './setting-input.tsx';
import styles from './settings-screen.module.css';
import type { SettingDraft } from './use-setting-draft.ts';
import { useSettingWords } from './use-setting-words.ts';

interface SettingRowProps {
  settingKey: SettingKey;
  stored: SettingValues;
  draft: SettingDraft;
  /** Everything that is wrong is told, also where nobody has been. */
  tellsAll: boolean;
  /** What the server said of it, in words. */
  refusal: string | undefined;
  /** Who changed it last, as far as that is known. */
  changedBy: string | undefined;
}

/** One setting: its field, what it was before, and what someone else made of it meanwhile. */
export function SettingRow({ settingKey: key, stored, draft, tellsAll, refusal, changedBy }: SettingRowProps) {
  const { t } = useTranslation();
  const words = useSettingWords();
  const [hasLeft, setLeft] = useState(false);
  const isChanged = draft.changed.includes(key);
  const problem = hasLeft || tellsAll ? draft.problems[key] : undefined;
  const error = problem === undefined ? refusal : words.problem(key, problem);
  const isConflict = draft.conflicts.includes(key);
  /** The button goes with what it was about: the focus goes on in the field. */
  const settle = (change: (key: SettingKey) => void) => {
    change(key);
    stayWith(key);
  };
  const { kind } = fieldOf(key);
  // Who has to choose needs room for the names.
  const isSmall = kind === 'number' || kind === 'size';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is wrong is told once its field is left
    <div className={styles.row} data-half={isSmall && !isConflict ? '' : undefined} onBlur={() => setLeft(true)}>
      <SettingInput settingKey={key} values={draft.values} error={error} onChange={(value) => draft.set(key, value)} />
      {key === 'hostNames' && <HostChecks hosts={draft.values.hostNames} />}
      {key === 'languages' && <ToTranslate stored={stored.languages} chosen={draft.values.languages} />}
      {isConflict && (
        <Notice
          tone="warning"
          isLive
          actions={
            <>
              <Button isCompact onPress={() => settle(draft.takeBack)}>
                {changedBy === undefined
                  ? t('settings.screen.takeTheirsSomeone')
                  : t('settings.screen.takeTheirs', { name: changedBy })}
              </Button>
              <Button isCompact onPress={() => settle(draft.keepMine)}>
                {t('settings.screen.keepMine')}
              </Button>
            </>
          }
        >
          {t('settings.screen.conflict', {
            name: changedBy ?? t('settings.screen.conflictSomeone'),
            value: words.value(key, stored[key]),
          })}
        </Notice>
      )}
      {isChanged && !isConflict && (
        <p className={styles.was}>
          <i className={styles.dot} aria-hidden="true" />
          <span>{t('settings.screen.was', { value: words.value(key, stored[key]) })}</span>
          <Button
            isCompact
            variant="quiet"
            aria-label={t('settings.screen.backLabel', { name: words.name(key) })}
            onPress={() => settle(draft.takeBack)}
          >
            {t('settings.screen.back')}
          </Button>
        </p>
      )}
    </div>
  );
}
