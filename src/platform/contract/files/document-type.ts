/** What is passed on as it came, besides pictures: documents, sound and films that a browser cannot be made to run. */
const endings = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  ics: 'text/calendar',
  vtt: 'text/vtt',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;

export type DocumentEnding = keyof typeof endings;
export type DocumentMediaType = (typeof endings)[DocumentEnding];

export const documentEndings = Object.keys(endings) as DocumentEnding[];
export const documentMediaTypes = Object.values(endings);

export const mediaTypeOfEnding = (ending: string): DocumentMediaType | undefined =>
  Object.hasOwn(endings, ending) ? endings[ending as DocumentEnding] : undefined;

export const endingOfName = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
