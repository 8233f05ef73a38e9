import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAssetField } from '#features/assets/web/asset-field-context.ts';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { ContrastNote } from '#features/settings/web/parts/contrast-note.tsx';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ColorPicker } from '#platform/web/ui/color-picker/color-picker.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import { answerLook } from '../../contract/first-hour.endpoints.ts';
import { firstHourPath } from '../../contract/first-hour-path.ts';
import type { ColorPair } from '../../contract/logo-palette.ts';
import { FirstHourFrame } from '../parts/first-hour-frame.tsx';
import { useAnswer } from '../use-answer.ts';
import { LookSample } from './look-sample.tsx';
import { ReadyPairs } from './ready-pairs.tsx';
import { StepFoot } from './step-foot.tsx';
import styles from './steps.module.css';
import { useLogoColors } from './use-logo-colors.ts';

/** A logo belongs to everyone. */
const owner = { public: 'true' } as const;
const parts = ['primary', 'accent'] as const;

/** The logo proposes, the sample proves; whoever chose a colour keeps it. */
export function LookStep({ settings }: { settings: SettingValues }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const navigate = useNavigate();
  const AssetField = useAssetField();
  const { isPending, refusal, answer } = useAnswer();
  const [logo, setLogo] = useState(settings.headerLogo);
  const [colors, setColors] = useState<ColorPair>(settings.colorScheme);
  const found = useLogoColors(logo);

  const taken = useRef(settings.headerLogo);
  useEffect(() => {
    // A logo proposes once: what is chosen after that is somebody's choice.
    if (logo === null || found.state !== 'found' || taken.current === logo) return;
    taken.current = logo;
    if (found.proposed !== null) setColors(found.proposed);
  }, [logo, found]);

  // A file arrives later than it was sent: by then there may be another.
  const held = useRef(logo);
  useEffect(() => {
    held.current = logo;
  });

  return (
    <FirstHourFrame
      step="look"
      title={t('firstHour.look.title')}
      lead={t('firstHour.look.lead')}
      aside={<LookSample colors={colors} name={settings.platformName} logo={logo} />}
      canLeave
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void answer(
            () => call(answerLook, { body: { logo, colors } }),
            () => navigate(firstHourPath('begin')),
          );
        }}
      >
        <div className={styles.group}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <AssetField
              id="logo"
              label={t('firstHour.look.logo')}
              help={t('firstHour.look.logoHelp')}
              {...{ language, owner }}
              isMany={false}
              kind="image"
              hasNoWords
              value={logo === null ? [] : [{ guid: logo }]}
              onChange={(change) => {
                const now = change(held.current === null ? [] : [{ guid: held.current }]);
                setLogo(now.at(-1)?.guid ?? null);
              }}
            />
          </Suspense>
          <p role="status" className={styles.muted}>
            {found.state === 'finding' && t('firstHour.look.finding')}
            {found.state === 'found' &&
              (found.colors.length === 0
                ? t('firstHour.look.foundNone')
                : t('firstHour.look.found', { count: found.colors.length }))}
            {found.state === 'failed' && t('firstHour.look.notFound')}
          </p>
        </div>
        {found.colors.length === 0 && <ReadyPairs value={colors} onChange={setColors} />}
        <div className={styles.colors}>
          {parts.map((part) => (
            <div key={part} className={styles.color}>
              <ColorPicker
                label={t(`settings.screen.${part}`)}
                help={t(`settings.screen.${part}Help`)}
                value={colors[part]}
                swatches={found.colors}
                onChange={(color) => setColors((now) => ({ ...now, [part]: color }))}
              />
              <ContrastNote color={colors[part]} part={part} />
            </div>
          ))}
        </div>
        <StepFoot
          next={t('firstHour.look.done')}
          pending={t('firstHour.busy')}
          back={firstHourPath('site')}
          after={t('firstHour.look.after')}
          {...{ isPending, refusal }}
        />
      </form>
    </FirstHourFrame>
  );
}
