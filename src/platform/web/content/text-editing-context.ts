import { type ComponentType, createContext } from 'react';
import type { Localized } from '#platform/contract/texts/pick-language.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';

export interface EditableTextProps {
  of: Localized<string>;
  place: TextPlace;
}

export interface EditableRichTextProps {
  /** An empty string where nobody wrote anything. */
  of: Localized<RichTextDocument | ''>;
  place: TextPlace;
  headingLevel: number;
  className?: string | undefined;
}

/** What draws a text that can be typed in. */
export interface TextEditing {
  Text: ComponentType<EditableTextProps>;
  RichText: ComponentType<EditableRichTextProps>;
}

/** Nothing for readers: only a page that is being edited has it, and only texts that know their place ask for it. */
export const TextEditingContext = createContext<TextEditing | undefined>(undefined);
