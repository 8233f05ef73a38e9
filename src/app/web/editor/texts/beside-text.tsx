import type { EditorView } from '@tiptap/pm/view';
import type { CSSProperties, FocusEvent, KeyboardEvent, ReactNode, Ref, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { besideTextAttribute } from './text-elements.ts';

interface BesideTextProps {
  ref?: Ref<HTMLDivElement>;
  view: EditorView;
  className?: string | undefined;
  style?: CSSProperties;
  /** Something that was opened from here has the focus. */
  isHeld?: boolean;
  /** The caret stays in the text, and with it the keyboard of a phone. */
  keepsCaret?: boolean;
  onLeave(): void;
  children: ReactNode;
}

/** What belongs to the text that is open, at the end of the body: nothing on the page moves for it. */
export function BesideText({ ref, view, className, style, isHeld, keepsCaret, onLeave, children }: BesideTextProps) {
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  /** Who goes on from here to somewhere else has left the text. */
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isHere =
      relatedTarget instanceof Node && (currentTarget.contains(relatedTarget) || view.dom.contains(relatedTarget));
    if (!isHere && isHeld !== true && relatedTarget !== null) onLeave();
  };
  const pressed = (event: KeyboardEvent) => {
    stop(event);
    if (event.key === 'Escape') view.focus();
  };
  return createPortal(
    // What is pressed here is no business of the page that the text stands on.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events to itself
    <div
      ref={ref}
      {...{ [besideTextAttribute]: '' }}
      className={className}
      style={style}
      onFocus={stop}
      onBlur={leave}
      onMouseDown={(event) => {
        stop(event);
        if (keepsCaret) event.preventDefault();
      }}
      onClick={stop}
      onKeyDown={pressed}
    >
      {children}
    </div>,
    document.body,
  );
}
