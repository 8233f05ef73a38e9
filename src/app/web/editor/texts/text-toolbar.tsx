import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import TextQuote from 'lucide-react/icons/text-quote';
import { type FocusEvent, type KeyboardEvent, type Ref, type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import {
  Toolbar,
  ToolbarButton,
  ToolbarSeparator,
  ToolbarToggle,
  type ToolbarToggleProps,
} from '#platform/web/ui/toolbar/toolbar.tsx';
import { LinkChooser } from '../links/link-chooser.tsx';
import { besideTextAttribute } from './text-elements.ts';
import styles from './text-toolbar.module.css';

interface TextToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  isLinking: boolean;
  setLinking(isLinking: boolean): void;
  onLeave(): void;
  /** Not where nothing can be said about words. */
  onComment: (() => void) | undefined;
}

const chain = (editor: Editor) => editor.chain().focus();

/** Where words are chosen; while one only types nothing of it changes, and nothing is drawn again. */
const chosenIn = ({ editor }: { editor: Editor }) => {
  const { empty, from } = editor.state.selection;
  return { hasWords: !empty, from: empty ? null : from };
};

const stateOf = ({ editor }: { editor: Editor }) => ({
  level: [2, 3].find((level) => editor.isActive('heading', { level })),
  on: ['bold', 'italic', 'link', 'bulletList', 'orderedList', 'blockquote'].filter((name) => editor.isActive(name)),
});

/** Appears above chosen words, at the end of the body: nothing on the page moves for it. */
export function TextToolbar({ ref, editor, isLinking, setLinking, onLeave, onComment }: TextToolbarProps) {
  const { hasWords, from } = useEditorState({ editor, selector: chosenIn });
  const at = usePlaceOf(editor, hasWords || isLinking ? (from ?? editor.state.selection.from) : null);
  const back = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.commands.focus();
  };
  /** Who goes on from here to somewhere else has left the text. */
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isHere =
      relatedTarget instanceof Node &&
      (currentTarget.contains(relatedTarget) || editor.view.dom.contains(relatedTarget));
    if (!isHere && !isLinking && relatedTarget !== null) onLeave();
  };
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  return createPortal(
    // What is pressed here is no business of the page that the text stands on.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events to itself
    <div
      ref={ref}
      {...{ [besideTextAttribute]: '' }}
      className={styles.place}
      style={at}
      onFocus={stop}
      onBlur={leave}
      onMouseDown={stop}
      onClick={stop}
      onKeyDown={(event) => {
        stop(event);
        back(event);
      }}
    >
      {hasWords && (
        <Density name="admin">
          <Buttons editor={editor} onLink={() => setLinking(true)} onComment={onComment} />
        </Density>
      )}
      {isLinking && (
        <LinkChooser
          editor={editor}
          onClose={() => {
            setLinking(false);
            editor.commands.focus();
          }}
        />
      )}
    </div>,
    document.body,
  );
}

interface ButtonsProps {
  editor: Editor;
  onLink(): void;
  onComment: (() => void) | undefined;
}

function Buttons({ editor, onLink, onComment }: ButtonsProps) {
  const { t } = useTranslation();
  const { on, level: current } = useEditorState({ editor, selector: stateOf });
  const button = (name: string, look: Pick<ToolbarToggleProps, 'icon' | 'shortcut'>, run: () => unknown) => (
    <ToolbarToggle {...look} label={t(`ui.editor.${name}`)} isSelected={on.includes(name)} onChange={run} />
  );
  const heading = (level: 2 | 3, icon: ToolbarToggleProps['icon']) => (
    <ToolbarToggle
      icon={icon}
      label={t('ui.editor.heading', { level })}
      isSelected={current === level}
      onChange={() => chain(editor).toggleHeading({ level }).run()}
    />
  );
  return (
    <Toolbar label={t('ui.editor.toolbar')} isInverse>
      {heading(2, Heading2)}
      {heading(3, Heading3)}
      <ToolbarSeparator />
      {button('bold', { icon: Bold, shortcut: 'Ctrl B' }, () => chain(editor).toggleBold().run())}
      {button('italic', { icon: Italic, shortcut: 'Ctrl I' }, () => chain(editor).toggleItalic().run())}
      {button('link', { icon: Link, shortcut: 'Ctrl K' }, onLink)}
      <ToolbarSeparator />
      {button('bulletList', { icon: List }, () => chain(editor).toggleBulletList().run())}
      {button('orderedList', { icon: ListOrdered }, () => chain(editor).toggleOrderedList().run())}
      {button('blockquote', { icon: TextQuote }, () => chain(editor).toggleBlockquote().run())}
      {onComment !== undefined && (
        <>
          <ToolbarSeparator />
          <ToolbarButton
            icon={MessageSquarePlus}
            label={t('review.comments.add')}
            shortcut="Ctrl Alt M"
            onPress={onComment}
          />
        </>
      )}
    </Toolbar>
  );
}

/** Above where the words begin, also when the page is scrolled. */
function usePlaceOf(editor: Editor, from: number | null): { left: number; top: number } {
  const [, setMoved] = useState(0);
  const isShown = from !== null;
  useEffect(() => {
    if (!isShown) return;
    const moved = () => setMoved((times) => times + 1);
    addEventListener('scroll', moved, { capture: true, passive: true });
    addEventListener('resize', moved);
    return () => {
      removeEventListener('scroll', moved, { capture: true });
      removeEventListener('resize', moved);
    };
  }, [isShown]);
  if (editor.isDestroyed || from === null) return { left: 0, top: 0 };
  const { left, top } = editor.view.coordsAtPos(Math.min(from, editor.state.doc.content.size));
  return { left, top };
}
