import { useState } from 'react';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useEditedOptions, useOption } from '#platform/web/options/options-context.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { useTyped } from '#platform/web/options/use-typed.ts';
import { RichTextEditor } from '#platform/web/rich-text-editor/rich-text-editor.tsx';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import styles from '../drawer.module.css';

/** A text that is typed on the page; here for whoever would rather, and for what the page does not show. */
export function RichTextInput({ path, names }: OptionInputProps<FieldOf<'rich-text'>>) {
  const { language } = useEditedOptions();
  const [written, set] = useOption([...path, '$lang', language]);
  const { label, help } = useOptionWords(names);
  const [isOpen, setOpen] = useState(false);
  const [own, setOwn] = useState<unknown>(written);
  const [start, setStart] = useState(0);
  const typed = useTyped(written, (document) => {
    setOwn(document);
    set(document as never);
  });
  // Written elsewhere meanwhile, on the page or by someone else: the field begins anew with it.
  if (written !== own && typed.value === written) {
    setOwn(written);
    setStart(start + 1);
  }
  return (
    <Disclosure title={label} isOpen={isOpen} onToggle={setOpen} className={styles.fold}>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus left the editor inside it
        <div onBlur={typed.commit}>
          <RichTextEditor
            key={`${language} ${start}`}
            label={label}
            isLabelHidden
            help={help}
            lang={language}
            defaultValue={(written as RichTextDocument | undefined) ?? emptyDocument}
            onChange={typed.type}
          />
        </div>
      )}
    </Disclosure>
  );
}

const emptyDocument: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
