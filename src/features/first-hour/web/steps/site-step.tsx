import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { defaultLanguage, isLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { answerSite } from '../../contract/first-hour.endpoints.ts';
import type { FirstHour } from '../../contract/first-hour.ts';
import { firstHourPath } from '../../contract/first-hour-path.ts';
import { siteKinds } from '../../contract/site-kind.ts';
import { FirstHourFrame } from '../parts/first-hour-frame.tsx';
import { useAnswer } from '../use-answer.ts';
import { StepFoot } from './step-foot.tsx';
import styles from './steps.module.css';

const nameId = 'site-name';
/** What a platform is called until someone names it. */
const unnamed = 'Plein';
const ready = ['nl', 'en'];
/** Any other comes in the settings. */
const offered = ['nl', 'en', 'de', 'fr', 'pl', 'tr', 'uk', 'ar'].filter(isLanguage);

interface SiteStepProps {
  firstHour: FirstHour;
  settings: SettingValues;
}

/** What the site is called, what it is for and what it is read in. */
export function SiteStep({ firstHour, settings }: SiteStepProps) {
  const { t } = useTranslation();
  const own = useLanguage();
  const call = useCall();
  const navigate = useNavigate();
  const { isPending, refusal, answer } = useAnswer();
  const [name, setName] = useState(settings.platformName === unnamed ? '' : settings.platformName);
  const [kind, setKind] = useState(firstHour.kind);
  const [languages, setLanguages] = useState<readonly string[]>(settings.languages);
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && name.trim() === '';
  const wrong = isMissing ? t('firstHour.site.nameMissing') : undefined;
  // What was chosen elsewhere stays, also when it is not offered here.
  const others = languages.filter((one) => !(offered as readonly string[]).includes(one)).filter(isLanguage);

  const send = () => {
    setAttempt((count) => count + 1);
    if (name.trim() === '') return;
    const chosen = [...offered.filter((one) => languages.includes(one)), ...others];
    void answer(
      () => call(answerSite, { body: { name, kind, languages: chosen } }),
      () => navigate(firstHourPath('look')),
    );
  };

  return (
    <FirstHourFrame step="site" title={t('firstHour.site.title')} canLeave>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FormErrorSummary errors={wrong === undefined ? [] : [{ fieldId: nameId, message: wrong }]} attempt={attempt} />
        <TextField
          id={nameId}
          label={t('firstHour.site.name')}
          help={t('firstHour.site.nameHelp')}
          error={wrong}
          value={name}
          onChange={setName}
          maxLength={120}
          autoComplete="organization"
          isRequired
        />
        <RadioGroup
          label={t('firstHour.site.kind')}
          isCards
          options={siteKinds.map((id) => ({
            id,
            label: t(`firstHour.site.kinds.${id}`),
            description: t(`firstHour.site.kindHelp.${id}`),
          }))}
          value={kind}
          onChange={setKind}
        />
        <CheckboxGroup
          className={styles.cards ?? ''}
          label={t('firstHour.site.languages')}
          help={t('firstHour.site.languagesHelp')}
          options={offered.map((id) => ({
            id,
            label: languageName(id, own),
            description: t(ready.includes(id) ? 'firstHour.site.ready' : 'firstHour.site.notReady'),
            isDisabled: id === defaultLanguage,
          }))}
          value={offered.filter((one) => languages.includes(one))}
          onChange={(chosen) =>
            setLanguages([defaultLanguage, ...chosen.filter((one) => one !== defaultLanguage), ...others])
          }
        />
        <StepFoot
          next={t('firstHour.next')}
          pending={t('firstHour.busy')}
          after={t('firstHour.site.after')}
          {...{ isPending, refusal }}
        />
      </form>
    </FirstHourFrame>
  );
}
