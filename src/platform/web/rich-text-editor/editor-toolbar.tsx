import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import Italic from 'lucide-react/icons/italic';
import Languages from 'lucide-react/icons/languages';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Minus from 'lucide-react/icons/minus';
import Redo from 'lucide-react/icons/redo-2';
import TextQuote from 'lucide-react/icons/text-quote';
import Undo from 'lucide-react/icons/undo-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { IconShape } from '../ui/icon/icon.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator, ToolbarToggle } from '../ui/toolbar/toolbar.tsx';
import styles from './rich-text-editor.module.css';

const levels = [
  { level: 2, icon: Heading2 },
  { level: 3, icon: Heading3 },
  { level: 4, icon: Heading4 },
] as const;

interface Toggle {
  name: string;
  icon: IconShape;
  shortcut?: string;
  run(editor: Editor): unknown;
}

const chain = (editor: Editor) => editor.chain().focus();

const marks: Toggle[] = [
  { name: 'bold', icon: Bold, shortcut: 'Ctrl B', run: (editor) => chain(editor).toggleBold().run() },
  { name: 'italic', icon: Italic, shortcut: 'Ctrl I', run: (editor) => chain(editor).toggleItalic().run() },
  { name: 'code', icon: Code, shortcut: 'Ctrl E', run: (editor) => chain(editor).toggleCode().run() },
];

const blocks: Toggle[] = [
  { name: 'bulletList', icon: List, run: (editor) => chain(editor).toggleBulletList().run() },
  { name: 'orderedList', icon: ListOrdered, run: (editor) => chain(editor).toggleOrderedList().run() },
  { name: 'blockquote', icon: TextQuote, run: (editor) => chain(editor).toggleBlockquote().run() },
];

/** Which buttons are on, at the caret. */
const stateOf = ({ editor }: { editor: Editor }) => ({
  on: [...marks, ...blocks].filter(({ name }) => editor.isActive(name)).map(({ name }) => name),
  level: levels.find(({ level }) => editor.isActive('heading', { level }))?.level,
  isLink: editor.isActive('link'),
  isOtherLanguage: editor.isActive('language'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

interface EditorToolbarProps {
  editor: Editor;
  onLink(): void;
  onLanguage(): void;
}

export function EditorToolbar({ editor, onLink, onLanguage }: EditorToolbarProps) {
  const { t } = useTranslation();
  const {
    on,
    level: current,
    isLink,
    isOtherLanguage,
    canUndo,
    canRedo,
  } = useEditorState({ editor, selector: stateOf });
  const toggle = ({ name, run, ...look }: Toggle) => (
    <ToolbarToggle
      key={name}
      {...look}
      label={t(`ui.editor.${name}`)}
      isSelected={on.includes(name)}
      onChange={() => run(editor)}
    />
  );
  return (
    <Toolbar label={t('ui.editor.toolbar')} className={styles.toolbar}>
      {levels.map(({ level, icon }) => (
        <ToolbarToggle
          key={level}
          icon={icon}
          label={t('ui.editor.heading', { level })}
          isSelected={current === level}
          onChange={() => chain(editor).toggleHeading({ level }).run()}
        />
      ))}
      <ToolbarSeparator />
      {marks.map(toggle)}
      <ToolbarToggle icon={Link} label={t('ui.editor.link')} shortcut="Ctrl K" isSelected={isLink} onChange={onLink} />
      <ToolbarToggle
        icon={Languages}
        label={t('ui.editor.language')}
        isSelected={isOtherLanguage}
        onChange={onLanguage}
      />
      <ToolbarSeparator />
      {blocks.map(toggle)}
      <ToolbarButton icon={Minus} label={t('ui.editor.rule')} onPress={() => chain(editor).setHorizontalRule().run()} />
      <ToolbarSeparator />
      <ToolbarButton
        icon={Undo}
        label={t('ui.editor.undo')}
        shortcut="Ctrl Z"
        isDisabled={!canUndo}
        onPress={() => chain(editor).undo().run()}
      />
      <ToolbarButton
        icon={Redo}
        label={t('ui.editor.redo')}
        shortcut="Ctrl Y"
        isDisabled={!canRedo}
        onPress={() => chain(editor).redo().run()}
      />
    </Toolbar>
  );
}
