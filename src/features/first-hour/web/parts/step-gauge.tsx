import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { firstHourPath } from '../../contract/first-hour-path.ts';
import { type Step, steps } from '../../contract/first-hour-steps.ts';
import styles from './step-gauge.module.css';

const shown = [...steps, 'home'] as const;

/** The tide gauge: upright with words where there is room, lying down with one line of words on a phone. */
export function StepGauge({ step }: { step: Step }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = steps.indexOf(step);
  const name = t(`firstHour.frame.names.${step}`);
  const stateOf = (at: number) => (at < place ? 'done' : at === place ? 'now' : undefined);
  return (
    <nav className={styles.tide} aria-label={t('firstHour.frame.steps', { name })}>
      <p className={styles.short}>{t('firstHour.frame.stepOf', { place: place + 1, count: steps.length, name })}</p>
      <svg className={styles.lying} aria-hidden="true" width="100%" height="16">
        <rect className={styles.scale} x="0" y="14" width="100%" height="2" />
        {steps.map((one, at) => (
          <rect key={one} className={styles.scale} x={`${at * 25}%`} y="2" width="2" height="12" />
        ))}
        <rect className={styles.water} x="0" y="8" width={`${place * 25}%`} height="8" />
        <rect className={styles.nowWater} x={`${place * 25}%`} y="8" width="12.5%" height="8" />
      </svg>
      <ol className={styles.upright}>
        {shown.map((one, at) => {
          const state = stateOf(at);
          const about = t(`firstHour.frame.about.${one}`);
          const words = t(`firstHour.frame.names.${one}`);
          return (
            <li
              key={one}
              className={styles.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <strong className={styles.name}>
                {state === 'done' && (one === 'site' || one === 'look') ? (
                  <a href={withLanguagePrefix(firstHourPath(one), language)}>{words}</a>
                ) : (
                  words
                )}
              </strong>
              {state === 'now' ? t('firstHour.frame.now', { about }) : about}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
