import EyeOff from 'lucide-react/icons/eye-off';
import { createElement, useEffect, useRef, useState } from 'react';
import { BlockEditingContext, type BlockRootProps } from '#blocks/kit/web/block-editing-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { isHidden } from '../blocks/block-changes.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { BlockFlag } from '../checks/block-flag.tsx';
import { CommentMark } from '../comments/comment-mark.tsx';
import { BlockPeople } from '../people/block-people.tsx';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import type { EditorUi } from '../state/editor-ui.ts';
import { enterFirstText } from '../texts/text-elements.ts';
import { blockAttribute, focusText, focusTools } from './edited-elements.ts';
import styles from './edited-root.module.css';
import { InsertPoint } from './insert-point.tsx';
import { UndrawnPart } from './undrawn-part.tsx';

type BlockState = 'rest' | 'typing' | 'chosen' | 'chosenAlone';

function stateOf({ typing, chosen }: EditorUi, guid: string): BlockState {
  if (typing === guid) return 'typing';
  if (!chosen.includes(guid)) return 'rest';
  return chosen.length === 1 ? 'chosenAlone' : 'chosen';
}

/** The outermost element of a block, as readers get it, with what the editor knows about it. */
export function EditedRoot({ block, element, className, children, ...props }: BlockRootProps) {
  const { guid } = block;
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const root = useRef<HTMLElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const state = useUi((now) => stateOf(now, guid));
  const stored = useSession(({ document }) => blockOf(document, guid));
  const focusNext = useUi((now) => (now.focusNext?.block === guid ? now.focusNext.at : undefined));

  useEffect(() => {
    if (focusNext === undefined || root.current === null) return;
    ui.set({ focusNext: null });
    // Who was led here from elsewhere sees where they are; a text that opens does not scroll by itself.
    if (focusNext === 'words') root.current.scrollIntoView({ block: 'center' });
    if (focusNext === 'tools') focusTools(root.current);
    else if (focusNext === 'words' && enterFirstText(root.current)) say(t('editor.said.arrived'));
    else if (focusNext !== 'text' || !focusText(root.current, ui.get().typingAt)) root.current.focus();
  }, [focusNext, ui, t]);

  if (stored === undefined) return null;
  const kind = labels.kind(stored);
  const title = labels.title(stored);
  const hidden = isHidden(stored);
  return createElement(
    element,
    {
      ...props,
      ref: root,
      className: classNames(className, styles.root, hidden && styles.hidden),
      [blockAttribute]: guid,
      'data-state': state,
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      tabIndex: 0,
      role: 'group',
      'aria-labelledby': undefined,
      'aria-label': [title === kind ? kind : `${kind}: ${title}`, hidden && t('editor.hiddenFromReaders')]
        .filter(Boolean)
        .join(', '),
    },
    // What is written elsewhere, such as a shared part, is not edited here.
    <BlockEditingContext key="content" value={undefined}>
      {children}
    </BlockEditingContext>,
    (block.blocks ?? []).length === 0 && <UndrawnPart key="undrawn" block={stored} />,
    <Density key="tools" name="admin" className={styles.tools}>
      {hidden && (
        <p className={styles.hiddenWord}>
          <Icon icon={EyeOff} size={16} />
          {t('editor.hiddenFromReaders')}
        </p>
      )}
      <BlockPeople block={stored} isChosen={state === 'chosenAlone'} />
      <BlockFlag block={guid} />
      <CommentMark block={guid} />
      <InsertPoint block={stored} isNear={isPointedAt || state !== 'rest'} />
    </Density>,
  );
}
