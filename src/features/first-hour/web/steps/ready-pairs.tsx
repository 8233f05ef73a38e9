import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type ColorPair, readyPairs } from '../../contract/logo-palette.ts';
import styles from './steps.module.css';

interface ReadyPairsProps {
  value: ColorPair;
  onChange(pair: ColorPair): void;
}

/** For who has no logo yet, or one without colour. */
export function ReadyPairs({ value, onChange }: ReadyPairsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('firstHour.look.pairs')}</legend>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.pairs}>
        {readyPairs.map(({ name, primary, accent }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.pair}
              aria-pressed={value.primary === primary && value.accent === accent}
              onClick={() => onChange({ primary, accent })}
            >
              <span className={styles.chips}>
                <svg width="40" height="24" aria-hidden="true">
                  <rect width="24" height="24" fill={primary} />
                  <rect x="24" width="16" height="24" fill={accent} />
                </svg>
              </span>
              {t(`firstHour.look.pairNames.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
