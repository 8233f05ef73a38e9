import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { contrastRatio, textColorOn } from '#platform/contract/colors/contrast.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ColorPicker } from '#platform/web/ui/color-picker/color-picker.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { SettingInputProps } from '../setting-input-props.ts';
import styles from './inputs.module.css';

interface Scheme {
  primary: string;
  accent: string;
}

const parts = ['primary', 'accent'] as const;
/** WCAG AA of text. */
const leastContrast = 4.5;

/** The two colours of the platform, with what each is good for in words. */
export function SchemeInput({ id, label, help, error, value, onChange }: SettingInputProps<'scheme', Scheme>) {
  const { t } = useTranslation();
  return (
    <Fieldset id={id} legend={label} help={help} error={error}>
      {parts.map((part) => (
        <div key={part} className={styles.color}>
          <ColorPicker
            label={t(`settings.screen.${part}`)}
            help={t(`settings.screen.${part}Help`)}
            value={value[part]}
            onChange={(color) => onChange({ ...value, [part]: color })}
          />
          <ContrastNote color={value[part]} part={part} />
        </div>
      ))}
    </Fieldset>
  );
}

function ContrastNote({ color, part }: { color: string; part: (typeof parts)[number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const ratioWords = (ratio: number) =>
    ratio.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const onPaper = contrastRatio(color, '#ffffff');
  const isReadable = onPaper >= leastContrast;
  const on = textColorOn(color);
  const ratio = contrastRatio(color, on === 'white' ? '#ffffff' : '#000000');
  const weak = part === 'primary' ? 'settings.screen.kept' : 'settings.screen.keptAccent';
  return (
    <p className={styles.note} role="status">
      <Icon icon={isReadable ? CircleCheck : Info} size={20} className={isReadable ? styles.good : undefined} />
      <span>
        {isReadable
          ? t('settings.screen.readable', { on: t(`settings.screen.${on}`), ratio: ratioWords(ratio) })
          : t(weak, { ratio: ratioWords(Math.floor(onPaper * 10) / 10) })}
      </span>
    </p>
  );
}
