import { createContext } from 'react';
import type { Option } from '#platform/web/ui/option-list/option.ts';

/** Looks things up by their names, and their names by their guids. */
export interface Finder {
  key: string;
  find(words: string): Promise<Option[]>;
  nameOf(guid: string): Promise<string>;
}

export interface Finders {
  person: Finder;
  /** Items of these types, of any type when there are none. */
  item(typeNames: readonly string[]): Finder;
}

/** Filled by a form that has fields which refer to people or items. */
export const FindersContext = createContext<Finders | undefined>(undefined);
