import { foldLetters } from '#platform/contract/addresses/slug.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';

/** What the rows of a file become. */
export const csvTargets = ['page', 'item'] as const;
export type CsvTarget = (typeof csvTargets)[number];

/** What a column can be, beside a field of the item type, and what people call it. */
const names = {
  title: 'titel title naam name kop headline paginatitel pagetitle',
  text: 'tekst text inhoud content body bericht html',
  description: 'omschrijving beschrijving description samenvatting summary excerpt inleiding intro lead',
  address: 'adres address url link pad path slug segment permalink webadres adresvandepagina addressofthepage',
  parent:
    'ouder parent bovenliggend bovenliggendepagina onder below parentaddress adresvandeouder ouderpagina parentpage',
  status: 'status stand state gepubliceerd published publiceren publish',
  date: 'datum date publicatiedatum geplaatstop gepubliceerdop publishedon publishdate pubdate postdate',
  language: 'taal language lang',
  picture: 'afbeelding image foto picture plaatje photo uitgelichteafbeelding featuredimage',
  author: 'auteur author schrijver writer eigenaar owner auteuremailadres authoremailaddress',
  start: 'begin start begintop begindatum startdatum starts startson startdate',
  end: 'einde eind end eindigtop einddatum ends endson enddate',
} as const;
export type PlainColumn = keyof typeof names;

const plainColumns: Readonly<Record<CsvTarget, readonly PlainColumn[]>> = {
  page: ['title', 'address', 'parent', 'text', 'description', 'status', 'date', 'language', 'picture', 'author'],
  item: ['title', 'text', 'description', 'date', 'status', 'address', 'language', 'picture', 'author'],
};
/** Those that are kept in each language. */
const inLanguages: readonly PlainColumn[] = ['title', 'description'];

/** A field of an item type, as far as a column can fill it. */
export interface ColumnField {
  key: string;
  label: StoredText;
  isTranslated: boolean;
}

/** What a column can be said to hold. `id` is `title`, `title.en`, `field:subject` or `field:subject.en`. */
export interface OfferedColumn {
  id: string;
  /** Of a field; the others have words of their own. */
  label: StoredText | null;
  /** Of one that is not in the platform's first language. */
  language: Language | null;
}

interface Possible {
  target: CsvTarget;
  fields: readonly ColumnField[];
  hasPeriod: boolean;
  languages: readonly Language[];
}

export function offeredColumns({ target, fields, hasPeriod, languages }: Possible): OfferedColumn[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  const inEach = (id: string, label: StoredText | null, isTranslated: boolean): OfferedColumn[] => [
    { id, label, language: null },
    ...(isTranslated ? others.map((language) => ({ id: `${id}.${language}`, label, language })) : []),
  ];
  const plain: readonly PlainColumn[] =
    target === 'item' && hasPeriod ? [...plainColumns.item, 'start', 'end'] : plainColumns[target];
  return [
    ...plain.flatMap((id) => inEach(id, null, inLanguages.includes(id))),
    ...(target === 'page' ? [] : fields).flatMap(({ key, label, isTranslated }) =>
      inEach(`field:${key}`, label, isTranslated),
    ),
  ];
}

const bare = (text: string): string =>
  foldLetters(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** "Titel (en)", "title_en", "Titel Engels": the words before it, and the language. */
function languageIn(heading: string, languages: readonly Language[]): { words: string; language: Language | null } {
  const text = heading.trim().replace(/[)\]]$/, '');
  let at = text.length;
  while (at > 0 && !' _:.([-'.includes(text.charAt(at - 1))) at -= 1;
  const [words, last] = [text.slice(0, at), text.slice(at)];
  const language = languages.find((one) =>
    [one, languageName(one, 'nl'), languageName(one, 'en'), languageName(one)].some(
      (name) => bare(name) === bare(last),
    ),
  );
  return bare(words) === '' || bare(last) === '' || language === undefined
    ? { words: heading, language: null }
    : { words, language };
}

/**
 * What each heading most likely means, by what it is called in Dutch or English; a field of the type goes before what
 * every item has. No two columns are the same thing: the first that is called so has it.
 */
export function recogniseColumns(
  headings: readonly string[],
  offered: readonly OfferedColumn[],
  languages: readonly Language[],
): (string | null)[] {
  const free = new Set(offered.map(({ id }) => id));
  const callsField = (words: string, { id, label }: OfferedColumn): boolean =>
    label !== null &&
    [id.replace(/^field:/, '').split('.')[0] ?? '', ...Object.values(label.$lang)].some(
      (name) => name !== undefined && bare(name) !== '' && bare(name) === bare(words),
    );
  const callsPlain = (words: string, { id, label }: OfferedColumn): boolean =>
    label === null && names[id.split('.')[0] as PlainColumn].split(' ').includes(bare(words));

  const find = (heading: string): string | null => {
    const { words, language } = languageIn(heading, languages);
    const wanted = language === defaultLanguage ? null : language;
    const isFree = (one: OfferedColumn) => free.has(one.id);
    const among = offered.filter((one) => one.language === wanted && isFree(one));
    const whole = offered.filter((one) => one.language === null && isFree(one));
    return (
      (
        among.find((one) => callsField(words, one)) ??
        whole.find((one) => callsField(heading, one)) ??
        among.find((one) => callsPlain(words, one)) ??
        whole.find((one) => callsPlain(heading, one))
      )?.id ?? null
    );
  };
  return headings.map((heading) => {
    const found = find(heading);
    if (found !== null) free.delete(found);
    return found;
  });
}

/** One column is said to hold something; what another was said to be, that one is no more. */
export const withColumn = (columns: readonly (string | null)[], at: number, id: string | null): (string | null)[] =>
  columns.map((column, index) => (index === at ? id : column === id ? null : column));
