import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { BuoyPicture } from '#platform/web/ui/empty-state/buoy-picture.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { SchemeScope } from '#platform/web/ui/scheme/scheme-scope.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import styles from './gallery.module.css';
import { Caption, Part } from './part.tsx';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

const schemes = [
  { name: 'municipality', primary: '#07506e', accent: '#f05a28' },
  { name: 'association', primary: '#1f5c3f', accent: '#d98a00' },
  { name: 'bakery', primary: '#8a2f1d', accent: '#1f6f8b' },
] as const;

function Ramp({ name, steps }: { name: 'primary' | 'accent'; steps: readonly number[] }) {
  return (
    <div className={styles.ramp}>
      {steps.map((step) => (
        <div key={step} className={styles.rampStep}>
          <svg className={styles.rampColor} aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${name}-${step})`} />
          </svg>
          <span className={styles.rampName}>{step}</span>
        </div>
      ))}
    </div>
  );
}

export function ColorPart() {
  const { t } = useTranslation();
  return (
    <Part title={t('gallery.section.color')}>
      <div>
        <Caption>{t('gallery.color.primary')}</Caption>
        <Ramp name="primary" steps={steps} />
      </div>
      <div>
        <Caption>{t('gallery.color.accent')}</Caption>
        <Ramp name="accent" steps={steps.slice(0, -1)} />
      </div>
      <div className={styles.stack}>
        <Caption>{t('gallery.color.schemes')}</Caption>
        <div className={styles.schemes}>
          {schemes.map(({ name, primary, accent }) => (
            <SchemeScope key={name} primary={primary} accent={accent} className={styles.scheme}>
              <BuoyPicture className={styles.schemePicture} />
              <div className={styles.schemeBody}>
                <Badge tone="now">{t('gallery.color.open')}</Badge>
                <TextLink href="#" isStandalone>
                  {t(`gallery.color.${name}`)}
                </TextLink>
                <ButtonLink href="#" variant="primary">
                  {t(`gallery.color.${name}Action`)}
                </ButtonLink>
              </div>
            </SchemeScope>
          ))}
        </div>
      </div>
    </Part>
  );
}
