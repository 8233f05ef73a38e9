import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { SignUpSettings as Settings, SignUpSetUp } from '../../contract/sign-up.ts';
import { signUpLimits } from '../../contract/sign-up-limits.ts';
import { readSignUpSettings, removeSignUp, saveSignUpSettings } from '../../contract/sign-ups.endpoints.ts';
import styles from './sign-up-settings.module.css';

const standard = 'standard';
const atFirst: Settings = {
  formGuid: null,
  capacity: null,
  mostGuests: 0,
  hasWaitingList: true,
  opensOn: null,
  closesOn: null,
};

interface SignUpSettingsProps {
  itemGuid: string;
  /** For who shows what hangs on it. */
  onSaved?: () => Promise<unknown>;
}

/** Signing up for an event, beside what is written of it. It holds at once: a full hall cannot wait for a publication. */
export function SignUpSettings({ itemGuid, onSaved }: SignUpSettingsProps) {
  const call = useCall();
  const language = useLanguage();
  const input = { params: { guid: itemGuid }, query: { language } };
  const { data } = useQuery({
    queryKey: [endpointUrl(readSignUpSettings, input)],
    queryFn: () => call(readSignUpSettings, input),
    staleTime: 0,
  });
  return data === undefined ? null : <SettingsForm {...{ itemGuid, onSaved }} setUp={data} />;
}

interface SettingsFormProps {
  itemGuid: string;
  onSaved: (() => Promise<unknown>) | undefined;
  setUp: SignUpSetUp;
}

function SettingsForm({ itemGuid, onSaved, setUp }: SettingsFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const cache = useQueryClient();
  const [isOn, setOn] = useState(setUp.settings !== null);
  const [settings, setSettings] = useState<Settings>(setUp.settings ?? atFirst);
  const [outcome, setOutcome] = useState<{ words?: string; error?: unknown }>({});
  const [isBusy, setBusy] = useState(false);
  const set = (changes: Partial<Settings>) => setSettings({ ...settings, ...changes });
  const isTurned = settings.opensOn !== null && settings.closesOn !== null && settings.closesOn <= settings.opensOn;

  async function save(): Promise<void> {
    if (isBusy || (isOn && isTurned)) return;
    setBusy(true);
    const params = { guid: itemGuid };
    try {
      if (isOn) await call(saveSignUpSettings, { params, body: settings });
      else await call(removeSignUp, { params });
      setOutcome({ words: t(isOn ? 'signUps.set.saved' : 'signUps.set.removed') });
      await cache.invalidateQueries({ queryKey: [endpointUrl(readSignUpSettings, { params, query: { language } })] });
      await onSaved?.();
    } catch (error) {
      setOutcome({ error });
    }
    setBusy(false);
  }

  return (
    <div className={styles.settings}>
      <Checkbox isSelected={isOn} onChange={setOn}>
        {t('signUps.set.isOn')}
      </Checkbox>
      {isOn && (
        <>
          <NumberField
            label={t('signUps.set.capacity')}
            help={t('signUps.set.capacityHelp')}
            minValue={0}
            maxValue={signUpLimits.capacity}
            value={settings.capacity}
            onChange={(capacity) => set({ capacity })}
          />
          <Checkbox isSelected={settings.hasWaitingList} onChange={(hasWaitingList) => set({ hasWaitingList })}>
            {t('signUps.set.waitingList')}
          </Checkbox>
          <NumberField
            label={t('signUps.set.guests')}
            minValue={0}
            maxValue={signUpLimits.guests}
            value={settings.mostGuests}
            onChange={(mostGuests) => set({ mostGuests: mostGuests ?? 0 })}
          />
          <MomentPicker
            label={t('signUps.set.opens')}
            value={settings.opensOn}
            onChange={(opensOn) => set({ opensOn })}
          />
          <MomentPicker
            label={t('signUps.set.closes')}
            help={t('signUps.set.closesHelp')}
            value={settings.closesOn}
            onChange={(closesOn) => set({ closesOn })}
            {...(isTurned && { error: t('signUps.set.closesBefore') })}
          />
          {setUp.forms.length > 0 && (
            <Select
              label={t('signUps.set.form')}
              options={[
                { id: standard, label: t('signUps.set.standard') },
                ...setUp.forms.map(({ guid, title }) => ({ id: guid, label: title })),
              ]}
              value={settings.formGuid ?? standard}
              onChange={(id) => set({ formGuid: id === standard ? null : id })}
            />
          )}
        </>
      )}
      {(isOn || setUp.settings !== null) && (
        <div className={styles.save}>
          <Button variant="secondary" onPress={() => void save()}>
            {t('signUps.set.save')}
          </Button>
          <p className={styles.note}>{t('signUps.set.atOnce')}</p>
        </div>
      )}
      {outcome.words !== undefined && (
        <Notice tone="success" isLive>
          {outcome.words}
        </Notice>
      )}
      {outcome.error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(outcome.error, t)}
        </Notice>
      )}
      {setUp.settings !== null && onSaved === undefined && (
        <p className={styles.note}>
          {t('signUps.set.counts', { taken: setUp.taken, waiting: setUp.waiting })}{' '}
          <a href={withLanguagePrefix(`/admin/signups/${itemGuid}`, language)}>{t('signUps.set.list')}</a>
        </p>
      )}
    </div>
  );
}
