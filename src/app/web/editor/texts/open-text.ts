import type { EditorView } from '@tiptap/pm/view';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { chosenWords } from './chosen-words.ts';
import { goToNextText, leaveText } from './text-elements.ts';
import type { Entry } from './text-entry.ts';
import { staysInText, textCommand } from './text-keys.ts';
import type { Texts } from './texts-context.ts';

export interface OpenTextInput {
  mount: HTMLElement;
  place: TextPlace;
  entry: Entry;
  texts: Texts;
  /** For screen readers. */
  label: string;
  onLeave(): void;
  /** More was pasted than a text may hold. */
  onCut(): void;
  /** A letter was typed that no longer fits. */
  onFull(most: number): void;
  onLink?(): void;
  onToolbar?(): boolean;
}

export interface OpenText {
  view: EditorView;
  close(): void;
}

const pressable = 'a, button, summary, label';

/** The keys that mean the same in every text; answers whether the key was one of them. */
export function handleTextKey(view: EditorView, event: KeyboardEvent, input: OpenTextInput): boolean {
  const { session } = input.texts;
  const command = textCommand(event, input.place.format);
  switch (command) {
    case 'undo':
    case 'redo':
      event.stopPropagation();
      session[command]();
      return true;
    case 'link':
      event.stopPropagation();
      input.onLink?.();
      return true;
    case 'comment': {
      const words = chosenWords(view, input.place);
      // Without words it is about the block, which hears the key next.
      if (words === undefined || input.texts.onComment === undefined) return false;
      event.stopPropagation();
      input.texts.onComment(words);
      return true;
    }
    case 'insert':
      // For the block around it, which hears it next; a text would break the line.
      return true;
    case 'toolbar':
      if (input.onToolbar?.() !== true) return false;
      event.stopPropagation();
      return true;
    case 'next':
      goToNextText(view.dom);
      return true;
    case 'newLine':
      if (getComputedStyle(view.dom.parentElement ?? view.dom).whiteSpace.startsWith('pre'))
        view.dispatch(view.state.tr.insertText('\n').scrollIntoView());
      return true;
    case 'space':
      // A space presses the button that it is typed in, unless it is put there by hand.
      if (view.dom.closest('button, summary') === null) return false;
      view.dispatch(view.state.tr.insertText(' ').scrollIntoView());
      return true;
    default:
      return false;
  }
}

type Handlers = Record<'keydown' | 'keyup' | 'click' | 'blur', (view: EditorView, event: Event) => boolean>;

/** What the elements around a text would do with what happens in it. */
export const aroundText = (input: OpenTextInput): Handlers => ({
  keydown: (view, event) => {
    const pressed = event as KeyboardEvent;
    if (staysInText(pressed)) event.stopPropagation();
    // Without a block around it there is nobody else who hears it.
    if (pressed.key === 'Escape' && view.dom.closest('[data-edited-block]') === null) leaveText(view.dom);
    // The Tab key leaves; answering yes keeps lists from taking it.
    return pressed.key === 'Tab';
  },
  keyup: (_view, event) => {
    if ((event as KeyboardEvent).key === ' ') event.preventDefault();
    if (staysInText(event as KeyboardEvent)) event.stopPropagation();
    return false;
  },
  click: (view, event) => {
    const inside = event.target instanceof Element ? event.target.closest(pressable) : null;
    if (inside !== null || view.dom.closest(pressable) !== null) event.preventDefault();
    if (view.dom.closest('button') !== null) event.stopPropagation();
    return false;
  },
  blur: (view, event) => {
    const { relatedTarget } = event as FocusEvent;
    const isBeside = relatedTarget instanceof Element && relatedTarget.closest('[data-beside-text]') !== null;
    // In another window one is still in this text.
    if (!isBeside && document.activeElement !== view.dom) input.onLeave();
    return false;
  },
});
