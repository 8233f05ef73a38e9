import { createContext, type ReactNode, useContext } from 'react';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Path } from '#platform/contract/texts/text-place.ts';
import type { OptionInputProps } from './option-input-props.ts';

/** What has the options that a form drawn from a schema asks for, and how each change of them is made. */
export interface EditedOptions {
  /** The one that texts are written in. */
  language: Language;
  /** The branch of the texts that has the words of its options. */
  words: string;
  /** The branch of words that several of its like share. */
  sharedWords: string;
  valueAt(path: Path): unknown;
  /** No value takes it away. */
  set(path: Path, value: JsonValue | undefined): void;
  /** What someone made of the words that stood there; where several write at once, only what they changed of them. */
  write?(path: Path, is: JsonValue | undefined, was: JsonValue | undefined): void;
  /** At the end of a list, which may never have been written. */
  insert(path: Path, entries: readonly JsonValue[]): void;
  removeAt(path: Path, place: number): void;
  move(path: Path, from: number, to: number): void;
  /** For kinds of options that only this one has; undefined for what is drawn as everywhere. */
  draw?(props: OptionInputProps): ReactNode | undefined;
  /** For entries that do not begin empty, as one that is nothing without its file. */
  drawNewEntry?(props: OptionInputProps<FieldOf<'list'>>): ReactNode | undefined;
}

export const OptionsContext = createContext<EditedOptions | undefined>(undefined);

export function useEditedOptions(): EditedOptions {
  const edited = useContext(OptionsContext);
  if (edited === undefined) throw new Error('OptionsContext is missing');
  return edited;
}

/** A value, how to set it, and how to write it where it is words, with what they were. */
export function useOption(path: Path): [unknown, (value: JsonValue | undefined) => void, WriteOption] {
  const { valueAt, set, write = set } = useEditedOptions();
  return [valueAt(path), (value) => set(path, value), (is, was) => write(path, is, was)];
}

type WriteOption = (is: JsonValue | undefined, was: JsonValue | undefined) => void;
