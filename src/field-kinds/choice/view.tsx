import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import type { FieldViewProps } from '../kit/web/field-view-props.ts';
import styles from './view.module.css';

export default function ChoiceView({ value, options }: FieldViewProps) {
  const language = useLanguage();
  if (!Array.isArray(value)) return null;
  return (
    <span className={styles.tags}>
      {value
        .filter((one) => typeof one === 'string')
        .map((chosen) => {
          const label = options.find((option) => option.value === chosen)?.label;
          const words = label && pickLanguage(label, language, defaultLanguage);
          return (
            <Tag key={chosen}>
              <span {...inLanguage(words?.lang)}>{words?.value ?? chosen}</span>
            </Tag>
          );
        })}
    </span>
  );
}
