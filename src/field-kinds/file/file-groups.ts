export const fileGroups = ['image', 'pdf', 'document', 'sheet', 'media'] as const;
export type FileGroup = (typeof fileGroups)[number];

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** What belongs to each: as the content of a file is called, and how its name may end. */
const mediaTypes: Readonly<Record<FileGroup, Readonly<Record<string, readonly string[]>>>> = {
  image: {
    'image/jpeg': ['jpg', 'jpeg'],
    'image/png': ['png'],
    'image/heic': ['heic', 'heif'],
    'image/webp': ['webp'],
    'image/avif': ['avif'],
    'image/gif': ['gif'],
  },
  pdf: { 'application/pdf': ['pdf'] },
  document: {
    [`${office}.wordprocessingml.document`]: ['docx'],
    [`${office}.presentationml.presentation`]: ['pptx'],
    [`${open}.text`]: ['odt'],
    [`${open}.presentation`]: ['odp'],
    'text/plain': ['txt'],
  },
  sheet: { [`${office}.spreadsheetml.sheet`]: ['xlsx'], [`${open}.spreadsheet`]: ['ods'], 'text/csv': ['csv'] },
  media: { 'audio/mpeg': ['mp3'], 'video/mp4': ['mp4'], 'video/webm': ['webm'] },
};

/** Every group when none is named. */
const chosen = (groups: readonly FileGroup[]) =>
  (groups.length === 0 ? fileGroups : groups).flatMap((group) => Object.entries(mediaTypes[group]));

/** As people know them: jpg, png, pdf. */
export const acceptedEndings = (groups: readonly FileGroup[]): string[] =>
  chosen(groups).flatMap(([, endings]) => endings.slice(0, 1));

/** For a browser's field. The names too: not every system knows the types of office documents. */
export const acceptAttribute = (groups: readonly FileGroup[]): string =>
  chosen(groups)
    .flatMap(([mediaType, endings]) => [mediaType, ...endings.map((ending) => `.${ending}`)])
    .join(',');

export const acceptsType = (groups: readonly FileGroup[], mediaType: string): boolean =>
  chosen(groups).some(([accepted]) => accepted === mediaType);
