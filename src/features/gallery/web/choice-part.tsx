import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { Density } from '#platform/web/ui/density/density.tsx';
import { Slider } from '#platform/web/ui/slider/slider.tsx';
import { Columns, Part } from './part.tsx';

function Choices() {
  const { t } = useTranslation();
  return (
    <Columns count={3}>
      <div>
        <CheckboxGroup
          label={t('gallery.choices.topics')}
          defaultValue={['water']}
          options={[
            { id: 'water', label: t('gallery.choices.water') },
            { id: 'traffic', label: t('gallery.choices.traffic') },
            { id: 'archive', label: t('gallery.choices.archive'), isDisabled: true },
          ]}
        />
        <Checkbox isIndeterminate aside="12">
          {t('gallery.choices.some')}
        </Checkbox>
      </div>
      <RadioGroup
        label={t('gallery.choices.answer')}
        defaultValue="mail"
        options={[
          { id: 'mail', label: t('gallery.choices.mail'), description: t('gallery.choices.mailHelp') },
          { id: 'letter', label: t('gallery.choices.letter') },
        ]}
      />
      <div>
        <Switch defaultSelected>{t('gallery.choices.comments')}</Switch>
        <Switch help={t('gallery.choices.periodHelp')}>{t('gallery.choices.period')}</Switch>
        <Switch isDisabled>{t('gallery.choices.locked')}</Switch>
        <Slider
          label={t('gallery.choices.distance')}
          defaultValue={30}
          formatOptions={{ style: 'unit', unit: 'kilometer' }}
        />
      </div>
    </Columns>
  );
}

export function ChoicePart() {
  const { t } = useTranslation();
  return (
    <Part title={t('gallery.section.choices')}>
      <Choices />
      <Density name="admin">
        <Choices />
      </Density>
    </Part>
  );
}
