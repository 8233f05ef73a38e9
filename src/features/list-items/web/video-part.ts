import type { StoredContentBlock } from '../contract/list-item.ts';

type Content = StoredContentBlock['content'];
type Texts = { $lang: Record<string, string> };

/** A file as the field of files keeps it. */
export interface KeptFile {
  assetGuid: string;
  name: string;
  mediaType: string;
  byteSize: number;
}

interface Film {
  assetGuid: string;
  mediaType: string;
  name: string;
}

export interface FilmCaptions {
  assetGuid: string;
  language: string;
  isDefault: boolean;
  name: string;
  label?: Texts;
}

interface FilmContent {
  video?: Film;
  captions?: FilmCaptions[];
  url?: string;
  title?: Texts;
}

export const filmOf = ({ content }: StoredContentBlock): FilmContent => content;

const filmTypes = ['video/mp4', 'video/webm'];
const captionType = 'text/vtt';

const asFile = ({ assetGuid, name }: { assetGuid: string; name: string }, mediaType: string): KeptFile => ({
  assetGuid,
  name,
  mediaType,
  byteSize: 0,
});

export const filmFiles = ({ video }: FilmContent): KeptFile[] =>
  video === undefined ? [] : [asFile(video, video.mediaType)];
export const captionFiles = ({ captions = [] }: FilmContent): KeptFile[] =>
  captions.map((one) => asFile(one, captionType));

/** What stands for it elsewhere in the block stays; a file that is no film is none. */
export function contentWithFilm(
  content: Content,
  files: readonly KeptFile[],
): { content: Content; isRefused: boolean } {
  const { video: _, ...rest } = content;
  const [file] = files;
  if (file === undefined) return { content: rest, isRefused: false };
  if (!filmTypes.includes(file.mediaType)) return { content, isRefused: true };
  const { assetGuid, mediaType, name } = file;
  return { content: { ...rest, video: { assetGuid, mediaType, name } satisfies Film }, isRefused: false };
}

/** Those that were there keep what was said of them; the first of a film is shown at once, and in Dutch as most are. */
export function contentWithCaptions(
  content: Content,
  files: readonly KeptFile[],
): { content: Content; isRefused: boolean } {
  const { captions: before = [] } = content as FilmContent;
  const fitting = files.filter(({ mediaType }) => mediaType === captionType);
  const captions = fitting.map(
    ({ assetGuid, name }, place): FilmCaptions =>
      before.find((one) => one.assetGuid === assetGuid) ?? {
        assetGuid,
        name,
        language:
          languageInName(name) ??
          captionLanguages.find((one) => !before.some((known) => known.language === one)) ??
          'nl',
        isDefault: place === 0 && before.length === 0,
      },
  );
  return { content: { ...content, captions }, isRefused: fitting.length < files.length };
}

/** Film.en.vtt says so itself. */
function languageInName(name: string): string | undefined {
  const named = /[._-]([a-z]{2,3})\.vtt$/i.exec(name)?.[1]?.toLowerCase();
  return captionLanguages.find((one) => one === named);
}

/** One of them shown at once, or none. */
export const withDefault = (captions: readonly FilmCaptions[], guid: string | undefined): FilmCaptions[] =>
  captions.map((one) => ({ ...one, isDefault: one.assetGuid === guid }));

/** Most spoken at home in the Netherlands; a block may have any other. */
export const captionLanguages = [
  'nl',
  'en',
  'de',
  'ar',
  'fr',
  'fy',
  'tr',
  'pl',
  'uk',
  'es',
  'pt',
  'it',
  'ro',
  'bg',
  'hu',
  'ru',
  'fa',
  'so',
  'ti',
  'zh',
  'id',
];
