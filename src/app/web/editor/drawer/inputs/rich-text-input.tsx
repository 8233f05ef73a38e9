import { useState } from 'react';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useEditedOptions, useOption } from '#platform/web/options/options-context.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { useTyped } from '#platform/web/options/use-typed.ts';
import { FollowedRichText } from '#platform/web/rich-text-editor/followed-rich-text.tsx';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import styles from '../drawer.module.css';

/** A text that is typed on the page; here for whoever would rather, and for what the page does not show. */
export function RichTextInput({ path, names }: OptionInputProps<FieldOf<'rich-text'>>) {
  const { language } = useEditedOptions();
  const [written, , write] = useOption([...path, '$lang', language]);
  const { label, help } = useOptionWords(names);
  const [isOpen, setOpen] = useState(false);
  const typed = useTyped(written, (document, was) => write(document as never, was as never));
  return (
    <Disclosure title={label} isOpen={isOpen} onToggle={setOpen} className={styles.fold}>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus left the editor inside it
        <div onBlur={typed.commit}>
          <FollowedRichText
            key={language}
            label={label}
            isLabelHidden
            help={help}
            lang={language}
            value={typed.value as RichTextDocument | undefined}
            onChange={typed.type}
          />
        </div>
      )}
    </Disclosure>
  );
}
