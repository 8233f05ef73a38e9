import type { StoredBlock } from '#features/pages/contract/page.ts';

type Options = Readonly<Record<string, unknown>>;

/** Nobody did anything to it since it was added: it has no words yet, and all else is as a new one has it. */
export const isUntouched = ({ heading, options }: StoredBlock, defaults: Options): boolean =>
  !hasWords(heading) && Object.entries(options).every(([name, value]) => isSame(value, defaults[name]));

const isRecord = (value: unknown): value is Options => typeof value === 'object' && value !== null;

/** In any language. */
const hasWords = (text: unknown): boolean =>
  isRecord(text) && isRecord(text.$lang) && Object.values(text.$lang).some((words) => words !== '');

function isSame(value: unknown, standard: unknown): boolean {
  if (isRecord(value) && '$lang' in value) return !hasWords(value) || isSameObject(value, standard);
  return isRecord(value) ? isSameObject(value, standard) : value === standard;
}

const isSameObject = (value: Options, standard: unknown): boolean =>
  isRecord(standard) &&
  Object.keys(value).length === Object.keys(standard).length &&
  Object.entries(value).every(([name, inner]) => isSame(inner, standard[name]));
