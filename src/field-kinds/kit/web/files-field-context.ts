import { createContext, type ReactNode } from 'react';
import type { Crop } from '#platform/contract/files/crop.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { FieldTexts } from './field-input-props.ts';

/** What a field may know of a file, before its kind says what of it is kept. */
export interface HeldFile {
  guid: string;
  /** What is on a picture, in each language. */
  alt?: StoredText | undefined;
  name?: string | undefined;
  mediaType?: string | undefined;
  byteSize?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  focalPoint?: { x: number; y: number } | undefined;
  crop?: Crop | undefined;
}

export interface FilesFieldProps extends FieldTexts {
  /** Pictures, or any file. */
  kind: 'image' | 'any';
  /** Which part of a picture is shown is chosen here, and what must stay in sight. */
  hasCrop: boolean;
  isMany: boolean;
  /** The one that descriptions are written in. */
  language: Language;
  value: readonly HeldFile[];
  /** A change of what is there by then: a file arrives later than it was sent. */
  onChange(change: (held: readonly HeldFile[]) => HeldFile[]): void;
}

/** Filled by a form that has fields with files: it knows what holds them (§7). */
export const FilesFieldContext = createContext<((props: FilesFieldProps) => ReactNode) | undefined>(undefined);
