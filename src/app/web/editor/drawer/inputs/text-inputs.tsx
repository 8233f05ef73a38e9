import { useState } from 'react';
import type { FieldOf } from '#blocks/kit/contract/option-field.ts';
import { captionLanguages } from '#features/list-items/web/video-part.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichTextEditor } from '#platform/web/rich-text-editor/rich-text-editor.tsx';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import styles from '../drawer.module.css';
import { useEditedBlock, useOption } from '../edited-block-context.ts';
import type { OptionInputProps } from '../option-input-props.ts';
import { useOptionWords } from '../use-option-words.ts';
import { useTyped } from '../use-typed.ts';

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Words in the language that is being written. Markup that was read before is a tree, and is shown as nothing to type in. */
export function TextInput({ field, path, names }: OptionInputProps<FieldOf<'text'> | FieldOf<'markup'>>) {
  const { language } = useEditedBlock();
  const [written, set] = useOption([...path, '$lang', language]);
  const { label, help } = useOptionWords(names);
  const typed = useTyped(wordsOf(written), (words) => set(words === '' ? undefined : words));
  const texts = {
    label,
    help,
    value: typed.value,
    onChange: typed.type,
    onBlur: typed.commit,
    ...inLanguage(language),
  };
  if (field.kind === 'markup') return <TextArea {...texts} rows={10} />;
  return field.hasLines === true ? <TextArea {...texts} rows={3} /> : <TextField {...texts} />;
}

/** A text that is typed on the page; here for whoever would rather, and for what the page does not show. */
export function RichTextInput({ path, names }: OptionInputProps<FieldOf<'rich-text'>>) {
  const { language } = useEditedBlock();
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

/** The same in every language. What the block would refuse stays in the field and is not saved. */
export function LineInput({ field, path, names }: OptionInputProps<FieldOf<'line'>>) {
  const { t } = useTranslation();
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const value = wordsOf(written ?? field.default);
  const typed = useTyped(
    value,
    (words) => set(words.trim() === '' && field.isOptional === true ? undefined : words.trim()),
    (words) => isFitting(field, words.trim()),
  );
  if (field.format === 'language') return <LanguageInput {...{ label, help, value }} onChange={set} />;
  return (
    <TextField
      label={label}
      help={help}
      error={typed.isRefused ? t('editor.drawer.notFitting') : undefined}
      {...(field.format === 'email' && { type: 'email' as const })}
      value={typed.value}
      onChange={typed.type}
      onBlur={typed.commit}
    />
  );
}

const isFitting = ({ format, maxLength, pattern }: FieldOf<'line'>, line: string): boolean => {
  if (line === '') return true;
  if (maxLength !== undefined && line.length > maxLength) return false;
  if (format === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(line);
  return pattern === undefined || new RegExp(pattern).test(line);
};

interface LanguageInputProps {
  label: string;
  help: string | undefined;
  value: string;
  onChange(value: string): void;
}

function LanguageInput({ label, help, value, onChange }: LanguageInputProps) {
  const own = useLanguage();
  return (
    <Select
      label={label}
      help={help}
      options={[...new Set([...captionLanguages, value])].map((id) => ({ id, label: languageName(id, own) }))}
      value={value}
      onChange={onChange}
    />
  );
}
