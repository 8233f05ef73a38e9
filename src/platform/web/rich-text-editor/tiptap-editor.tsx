import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useRef, useState } from 'react';
import { cleanRichText } from '#platform/contract/texts/clean-rich-text.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import proseStyles from '../rich-text/rich-text.module.css';
import { classNames } from '../ui/class-names.ts';
import fieldStyles from '../ui/field/field.module.css';
import type { FieldTexts } from '../ui/field/field-props.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { extensions } from './extensions.ts';
import { LanguageDialog } from './language-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { pastedHtml } from './pasted-html.ts';
import styles from './rich-text-editor.module.css';

export interface RichTextEditorProps extends FieldTexts {
  /** Only what it starts with: give the editor another `key` to start it anew. */
  defaultValue: RichTextDocument;
  onChange(value: RichTextDocument): void;
  /** Of the words in it, for the screen reader and the spelling check. */
  lang?: string | undefined;
  id?: string | undefined;
  isRequired?: boolean | undefined;
  /** Begun anew for someone who was typing in it. */
  startsFocused?: boolean | undefined;
}

export default function TiptapEditor(props: RichTextEditorProps) {
  const {
    defaultValue,
    onChange,
    lang,
    id,
    label,
    help,
    error,
    isLabelHidden,
    isRequired,
    startsFocused = false,
  } = props;
  const { t } = useTranslation();
  const ownId = useId();
  const labelId = `${ownId}l`;
  const helpId = `${ownId}h`;
  const box = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const editor = useEditor({
    extensions,
    content: defaultValue,
    autofocus: startsFocused ? 'end' : false,
    // The policy refuses a style element that a script makes; the module beside this has what it would hold.
    injectCSS: false,
    onUpdate: (event: { editor: Editor }) => onChange(cleanRichText(event.editor.getJSON())),
    editorProps: {
      attributes: {
        ...(id === undefined ? {} : { id }),
        ...inLanguage(lang),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': helpId,
        ...(isRequired === true ? { 'aria-required': 'true' } : {}),
        class: classNames(proseStyles.prose, styles.content),
      },
      transformPastedHTML: pastedHtml,
      // The link waits a turn: words that were chosen just before must be known to the editor when the focus leaves it.
      handleKeyDown: (_, event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') setTimeout(setLinking, 0, true);
        else if (event.altKey && event.key === 'F10')
          box.current?.querySelector<HTMLElement>('[role=toolbar] button')?.focus();
        else return false;
        event.preventDefault();
        return true;
      },
    },
  });
  return (
    <div ref={box} className={classNames(fieldStyles.field, styles.field)} data-invalid={error ? '' : undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on a label is only a shorter way to its field */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <span
        id={labelId}
        className={classNames(fieldStyles.label, isLabelHidden && 'visually-hidden')}
        onClick={() => editor.commands.focus()}
      >
        {label}
        {isRequired && <span className={fieldStyles.required}> {t('ui.field.required')}</span>}
      </span>
      <div id={helpId}>
        {help && <p className={fieldStyles.help}>{help}</p>}
        {error && (
          <p className={fieldStyles.error}>
            <Icon icon={CircleAlert} size={20} />
            <span>{error}</span>
          </p>
        )}
        <p className="visually-hidden">{t('ui.editor.keys')}</p>
      </div>
      <div className={classNames(fieldStyles.box, styles.box)}>
        <EditorToolbar editor={editor} onLink={() => setLinking(true)} onLanguage={() => setNaming(true)} />
        <EditorContent editor={editor} />
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {isNaming && <LanguageDialog editor={editor} onClose={() => setNaming(false)} />}
    </div>
  );
}
