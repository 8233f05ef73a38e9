import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { EditableTextProps } from '#platform/web/content/text-editing-context.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useBuilder, useUi } from '../state/builder-context.ts';
import { fieldElementId, focusSoon, textElementId } from '../state/field-elements.ts';
import styles from './paper.module.css';
import { writeWords } from './write-words.ts';

/** Longer than any question; what is pasted beyond it is cut. */
const longest = 2000;

/** Words of the form, typed where readers find them. The browser types; React only sees what became of it. */
export function TypedText({ of, place }: EditableTextProps) {
  const { t } = useTranslation();
  const { session } = useBuilder();
  const fieldId = place.block ?? '';
  const isChosen = useUi(({ chosen }) => chosen === place.block);
  const box = useRef<HTMLSpanElement>(null);
  const written = of.lang === undefined ? of.value : '';
  useLayoutEffect(() => {
    if (box.current !== null && box.current.textContent !== written) box.current.textContent = written;
  }, [written]);
  const part = String(place.path.at(-1));
  const name = t(`forms.build.parts.${place.path[0] === 'options' ? `option-${part}` : part}`);

  function hear(event: KeyboardEvent): void {
    // Keys of the form are for the field itself, not for who types.
    event.stopPropagation();
    const isEscape = event.key === 'Escape';
    if (!isEscape && (event.key !== 'Enter' || event.nativeEvent.isComposing)) return;
    if (!isEscape && event.shiftKey && part === 'help') return;
    event.preventDefault();
    focusSoon(fieldElementId(fieldId));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an input does not wrap as a question does
    <span
      ref={box}
      id={textElementId(fieldId, ...place.path)}
      role="textbox"
      aria-label={name}
      tabIndex={isChosen ? 0 : -1}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      className={styles.typed}
      data-placeholder={of.lang === undefined ? name : of.value}
      {...inLanguage(place.language)}
      // A press on the words of a field is for the words, not for the field.
      onClick={(event) => event.preventDefault()}
      onKeyDown={hear}
      onInput={({ currentTarget }) => {
        const words = (currentTarget.textContent ?? '').replaceAll('\n', ' ').slice(0, longest);
        session.change(
          'typed',
          (document) => writeWords(document, place, words),
          textElementId(fieldId, ...place.path, place.language),
        );
      }}
    />
  );
}
