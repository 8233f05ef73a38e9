import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { contrastRatio, textColorOn } from '#platform/contract/colors/contrast.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import styles from './contrast-note.module.css';

/** WCAG AA of text. */
const leastContrast = 4.5;

/** What a colour is good for, in words: the platform's own rule says it. */
export function ContrastNote({ color, part }: { color: string; part: 'primary' | 'accent' }) {
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
