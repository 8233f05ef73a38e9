import { useState } from 'react';
import type { Path } from '#features/pages/contract/operations/operation.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useEditedOptions, useOption } from '#platform/web/options/options-context.ts';
import { useTyped } from '#platform/web/options/use-typed.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import type { KeptPicture } from './kept-picture.ts';

type ChangedWords = { isDecorative: true | undefined; alt: { $lang: Record<string, string> } };

interface OptionPictureWordsProps {
  picture: KeptPicture;
  path: Path;
  onChange(facts: ChangedWords): void;
}

/** Of a picture among the options of what is edited. */
export function OptionPictureWords({ picture, path, onChange }: OptionPictureWordsProps) {
  const { language } = useEditedOptions();
  const [written, , write] = useOption([...path, 'alt', '$lang', language]);
  const words = typeof written === 'string' ? written : '';
  return <PictureWords {...{ picture, language, words, onChange }} onWords={write} />;
}

interface PictureWordsProps {
  picture: Pick<KeptPicture, 'isDecorative' | 'alt'>;
  /** The one that they are written in. */
  language: Language;
  words: string;
  /** Nothing takes them away. Beside them what they were when someone began. */
  onWords(words: string | undefined, was: string | undefined): void;
  onChange(facts: ChangedWords): void;
}

/** What is to be seen, for who does not see it. That nothing needs saying is said too, and not left to an empty field. */
export function PictureWords({ picture, language, words, onWords, onChange }: PictureWordsProps) {
  const { isDecorative = false, alt } = picture;
  const { t } = useTranslation();
  const typed = useTyped(words, (now, was) => onWords(now || undefined, was || undefined));
  const [typedBefore, setTypedBefore] = useState<Record<string, string>>({});
  function decorate(isChosen: boolean) {
    // Whoever comes back on it finds the words again.
    if (isChosen) setTypedBefore({ ...alt?.$lang });
    onChange({ isDecorative: isChosen ? true : undefined, alt: { $lang: isChosen ? {} : typedBefore } });
  }
  return (
    <>
      {!isDecorative && (
        <TextArea
          label={t('editor.drawer.alt')}
          help={t('editor.drawer.altHelp')}
          error={typed.value.trim() === '' ? t('editor.drawer.altMissing') : undefined}
          rows={2}
          value={typed.value}
          onChange={typed.type}
          onBlur={typed.commit}
          {...inLanguage(language)}
        />
      )}
      <Checkbox help={t('editor.drawer.decorativeHelp')} isSelected={isDecorative} onChange={decorate}>
        {t('editor.drawer.decorative')}
      </Checkbox>
    </>
  );
}
