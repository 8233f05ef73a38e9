import { createContext, useContext } from 'react';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import type { PastedPictures } from '../pictures/pasted-pictures.ts';
import type { ChosenWords } from './chosen-words.ts';

/** Someone typed "/" in an empty paragraph: they want something put there. */
export interface Slash {
  place: TextPlace;
  /** Where it stands on the screen. */
  at: DOMRect;
  /** Takes the "/" away, and what was typed after it. */
  clear(): void;
}

export interface Texts {
  session: Pick<EditorSession, 'type' | 'openText' | 'undo' | 'redo'>;
  /** What the text is called ("Inleiding"), as far as that is known. */
  nameOf?(place: TextPlace): string | undefined;
  onSlash?(slash: Slash): void;
  /** Someone wants a block below the one that this text stands in. */
  onInsert?(place: TextPlace): void;
  /** Someone wants to say something about these words. */
  onComment?(words: ChosenWords): void;
  /** Pictures came with what was pasted. Answers whether they were put somewhere. */
  onPictures?(place: TextPlace, pasted: PastedPictures): boolean;
  /** The caret is in this text now, or in none. */
  onTyping?(place: TextPlace | undefined): void;
}

/** For the texts themselves. */
export interface TextsInside extends Texts {
  /** The text in which the caret is; the next one may begin before the last one ends. */
  typing: { begin(place: TextPlace): void; end(place: TextPlace): void };
}

export const TextsContext = createContext<TextsInside | undefined>(undefined);

/** What the plus beside the keyboard of a phone does; nothing in a text that stands in no block. */
export const insertBelow = ({ onInsert }: Texts, place: TextPlace): (() => void) | undefined =>
  onInsert === undefined || place.block === null ? undefined : () => onInsert(place);

export function useTexts(): TextsInside {
  const texts = useContext(TextsContext);
  if (texts === undefined) throw new Error('TextsContext is missing');
  return texts;
}
