/** A list that may be added to, with a kind of item that belongs in it. */
export interface PlaceToAdd {
  listGuid: string;
  typeName: string;
  typeLabel: string;
  trail: readonly string[];
}

/** As on a button: the names of types are written as in a sentence. */
export const asTitle = (label: string, language: string): string =>
  label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
