import { use } from 'react';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import type { Localized } from '#platform/contract/texts/pick-language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { TextEditingContext } from './text-editing-context.ts';

/** Words in the reader's language as they are; a stand-in from another language says which one it is, and its direction. */
export function Text({ of }: { of: LocalizedText }) {
  const Editable = of.place && use(TextEditingContext)?.Text;
  if (of.place && Editable) return <Editable of={of} place={of.place} />;
  return of.lang === undefined ? of.value : <span {...inLanguage(of.lang)}>{of.value}</span>;
}

/** Stands for the words while the sentence around them is made; no text has it. */
const gap = '\u{fffc}';

/** A sentence of the interface with words of the site in it, which may be in another language than the sentence. */
export function TextWithin({ sentence, of }: { sentence: (words: string) => string; of: LocalizedText }) {
  if (of.lang === undefined) return sentence(of.value);
  const [before, after] = sentence(gap).split(gap);
  return (
    <>
      {before}
      <Text of={of} />
      {after}
    </>
  );
}

/** There is something to draw: words, or on a page that is being edited the room for them. */
export const isFilled = <T,>(text: Localized<T> | undefined): text is Localized<T> =>
  text !== undefined && (text.value !== '' || text.isOpen === true);
