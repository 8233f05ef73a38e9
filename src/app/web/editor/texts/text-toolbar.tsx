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
import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import {
  Toolbar,
  ToolbarButton,
  ToolbarSeparator,
  ToolbarToggle,
  type ToolbarToggleProps,
} from '#platform/web/ui/toolbar/toolbar.tsx';
import { useIsPhone } from '../layout/use-width.ts';
import { LinkChooser } from '../links/link-chooser.tsx';
import { TypingBar } from '../phone/typing-bar.tsx';
import { BesideText } from './beside-text.tsx';
import styles from './text-toolbar.module.css';
import { toolbarPlace } from './toolbar-place.ts';

interface TextToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  isLinking: boolean;
  setLinking(isLinking: boolean): void;
  onLeave(): void;
  onInsert: (() => void) | undefined;
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

/** Above chosen words; on a phone on top of the keyboard, as long as one types. */
export function TextToolbar({ ref, editor, isLinking, setLinking, onLeave, onInsert, onComment }: TextToolbarProps) {
  const isPhone = useIsPhone();
  const { hasWords, from } = useEditorState({ editor, selector: chosenIn });
  const buttons = useRef<HTMLDivElement>(null);
  const isShown = !isPhone && (hasWords || isLinking);
  const at = usePlaceOf(editor, isShown ? (from ?? editor.state.selection.from) : null, buttons);
  const tools = (
    <Buttons
      editor={editor}
      onLink={() => setLinking(true)}
      // About words, of which there must be some.
      onComment={hasWords ? onComment : undefined}
      className={isPhone ? styles.onKeyboard : undefined}
    />
  );
  return (
    <BesideText
      ref={ref}
      view={editor.view}
      className={isPhone ? undefined : styles.place}
      {...(!isPhone && { style: at })}
      isHeld={isLinking}
      keepsCaret={isPhone && !isLinking}
      onLeave={onLeave}
    >
      {isPhone && (
        <TypingBar view={editor.view} onInsert={onInsert}>
          {tools}
        </TypingBar>
      )}
      {!isPhone && hasWords && (
        <Density name="admin">
          <div ref={buttons}>{tools}</div>
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
    </BesideText>
  );
}

interface ButtonsProps {
  editor: Editor;
  onLink(): void;
  onComment: (() => void) | undefined;
  className: string | undefined;
}

function Buttons({ editor, onLink, onComment, className = '' }: ButtonsProps) {
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
    <Toolbar label={t('ui.editor.toolbar')} isInverse className={className}>
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

/** Where the words are, also when the page is scrolled. */
function usePlaceOf(editor: Editor, from: number | null, buttons: RefObject<HTMLElement | null>) {
  const [, setMoved] = useState(0);
  const [toolbar, setToolbar] = useState({ width: 0, height: 0 });
  const isShown = from !== null;
  useLayoutEffect(() => {
    const width = buttons.current?.offsetWidth ?? 0;
    const height = buttons.current?.offsetHeight ?? 0;
    setToolbar((before) => (before.width === width && before.height === height ? before : { width, height }));
  });
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
  const most = editor.state.doc.content.size;
  const { left, top } = editor.view.coordsAtPos(Math.min(from, most));
  const { bottom } = editor.view.coordsAtPos(Math.min(editor.state.selection.to, most));
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const roof = document.querySelector('[data-editor-part="bar"]')?.getBoundingClientRect().bottom ?? 0;
  return toolbarPlace({ words: { left, top, bottom }, toolbar, screen: { width, height }, roof });
}
