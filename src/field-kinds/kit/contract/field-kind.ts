import type { SocialImage } from '#platform/contract/files/picture.ts';
import type { Stored } from '#platform/contract/texts/pick-language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

/** Who asks for something by fields. */
export type FieldUse = 'profile' | 'item' | 'form';

export interface FieldOption {
  value: string;
  label?: Stored<string> | undefined;
}

/** What a kind must know of the field it is the kind of. */
export interface FieldSettings {
  kind: string;
  /** What one can choose from, for a kind that has options. */
  options: readonly FieldOption[];
  /** More than one answer, for a kind that can have them. */
  isMany?: boolean | undefined;
  /** Words of one's own may stand beside the options ("other, namely"). */
  hasOther?: boolean | undefined;
  /** Words are kept in each language, as editors write them; otherwise as one person wrote them. */
  isTranslated?: boolean | undefined;
  /** A single choice is kept as a list of one, as items keep it. */
  isListed?: boolean | undefined;
  /** A place is told with its point beside its words, to who has to go there. */
  tellsPoint?: boolean | undefined;
  /** Of a kind that refers to items: the types that may be chosen from; all when empty. */
  typeNames?: readonly string[] | undefined;
}

/** A code, so that each side says it in the reader's language. */
export type FieldFault = string;

/** The value as it is kept, `null` when there is none; or what is wrong with it. */
export type CheckedValue<Value = unknown> =
  | { value: Value | null; fault?: undefined }
  | { value?: undefined; fault: FieldFault };

/** What is compared when someone filters by a field. */
export interface FieldFilter<Value> {
  /** What of a value can be asked for: what one would type. */
  words(value: Value, field: FieldSettings, timeZone: TimeZone): string[];
  /** What was typed, as it is compared; undefined where it cannot be. */
  typed(text: string): string | undefined;
  /** How "from" and "until" compare; without it there is only "equal". */
  order?: 'number' | 'text';
  /** The words of a value are others in another time zone. */
  followsTimeZone?: boolean;
  /** A comma stands between several, of which one must fit. */
  isCommaList?: boolean;
}

/**
 * A kind of field answers every question about itself here; nothing elsewhere compares names of kinds. The folder is
 * found by its place (`field-kinds/<name>/definition.ts`), so there is no list to add it to. This part has no schema and
 * goes to the browser with the field; the schema is the second export of the same file and stays on the server.
 */
export interface FieldKind<Value = unknown> {
  /** As stored and sent, never changed; the folder has the same name in kebab case. */
  name: string;
  /** Who may ask for it. */
  uses: readonly FieldUse[];
  /** Where it stands among the kinds that an admin chooses from. */
  order: number;
  /** The ways to ask for it, the usual one first. */
  inputTypes: readonly [string, ...string[]];
  /** An admin writes what one can choose from. */
  hasOptions?: boolean;
  /** An admin says whether one or several are asked for; the value is a list either way. */
  canBeMany?: boolean;
  /** A field of it can start with a value. */
  canHaveDefault?: boolean;
  /** The value is a list of guids of these. */
  refersTo?: 'person' | 'item';
  /** The value is one plain text: `free` may hold any, `checked` only what reads as its kind. */
  plainText?: 'free' | 'checked';
  /** A filled-in value and its field, for the conformance test. */
  example: { value: Value; field?: Partial<FieldSettings> };
  /** Nothing was filled in, beyond what is empty for every kind. */
  isEmpty?(value: Value): boolean;
  /** What the shape alone does not say: the value as it is kept, or what is wrong with it. */
  check?(value: Value, field: FieldSettings): CheckedValue<Value>;
  /** In plain words in each of its languages: for an export, a preview and as the way from one kind to another. */
  texts(value: Value, field: FieldSettings): Record<string, string>;
  /** What it is found by, where that is not its plain words. */
  searchTexts?(value: Value, field: FieldSettings): Record<string, string>;
  /** How items are filtered by it; without it they are not. */
  filter?: FieldFilter<Value>;
  /** The picture that can stand for the whole. */
  picture?(value: Value): SocialImage | undefined;
  /** What of it still fits a field that has changed. */
  prune?(value: Value, field: FieldSettings): Value;
  /** From the words of a value of another kind, in all languages. */
  fromTexts?(texts: Readonly<Record<string, string>>, field: FieldSettings): unknown;
  /** From a value of another kind that was written as one text; undefined when it does not plainly read as this kind. */
  fromText?(text: string, field: FieldSettings, timeZone: TimeZone): unknown;
  /** As one text for a kind that reads one, where that is not its plain words. */
  asText?(value: Value): string | undefined;
  /** Straight to another kind, by its name, where words would lose something. */
  conversions?: Readonly<Record<string, (value: Value, timeZone: TimeZone) => unknown>>;
}

export const defineFieldKind = <Value>(kind: FieldKind<Value>): FieldKind<Value> => kind;

/** Of the kind's folder. */
export const fieldKindFolder = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const fieldKindPattern: RegExp = /^[a-z][A-Za-z0-9]{0,39}$/;
