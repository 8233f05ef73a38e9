import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useTexts } from './texts-context.ts';

/** What a text is called ("Inleiding"), and what stands there when nobody wrote it yet ("Typ hier: Inleiding"). Most texts need neither. */
export function useTextWords(): (place: TextPlace) => { name: string; placeholder: string } {
  const { t } = useTranslation();
  const { nameOf } = useTexts();
  return (place) => {
    const name = nameOf?.(place);
    return name === undefined
      ? { name: t('editor.texts.text'), placeholder: t('editor.texts.typeHere') }
      : { name, placeholder: t('editor.texts.typeHereNamed', { name }) };
  };
}
