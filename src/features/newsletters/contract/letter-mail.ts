import { textColorOn } from '#platform/contract/colors/contrast.ts';
import { directionOf, type Language } from '#platform/contract/texts/language.ts';
import type { Letter, ShownItem } from './letter.ts';
import { letterLink } from './letter-link.ts';
import type { ItemLook } from './newsletter-states.ts';

/** A letter as it leaves: the words of its items are those of that moment. */
export interface LetterContent extends Omit<Letter, 'items'> {
  items: (ShownItem & { look: ItemLook; dateText: string })[];
}

export interface LetterFrame {
  language: Language;
  platformName: string;
  primaryColor: string;
  /** What stands before paths. */
  origin: string;
  logo: string | null;
  words: { readOnSite: string; stop: string };
}

export interface LetterReader {
  /** Why they get it, with the day on which they chose to. */
  why: string;
  unsubscribeUrl: string;
}

/** Mail programs choose by themselves; a preview shows one of the two. */
export type LetterScheme = 'both' | 'light' | 'dark';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A subject must not be able to add a header. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const font = 'font-family: Verdana, Arial, sans-serif';
const heading = (size: number, line: number) => `margin: 0; font-size: ${size}px; line-height: ${line}px; ${font}`;

const darkRules = `body, .desk { background: #14181b !important; color: #f2f4f5 !important }
.post { background: #1d2327 !important; border-color: #3b454c !important }
.foot { background: #171c1f !important }
h1, h2, p, a, td { color: #f2f4f5 !important }
.muted { color: #b6c0c7 !important }
.line { border-color: #3b454c !important }`;

function darkStyle(scheme: LetterScheme): string {
  if (scheme === 'light') return '';
  return scheme === 'dark' ? darkRules : `@media (prefers-color-scheme: dark) { ${darkRules} }`;
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

type Item = LetterContent['items'][number];

/** Pictures say nothing that the words beside them do not, so whoever does not load them misses nothing. */
const picture = ({ image }: Item, origin: string, width: number, height: number): string =>
  image === null
    ? ''
    : `<img src="${escaped(`${origin}/a/${image.guid}?width=${width * 2}&height=${height * 2}&fit=cover&format=jpeg`)}" alt="${escaped(image.alt)}" width="${width}" style="display: block; width: 100%; max-width: ${width}px; height: auto; border: 0">`;

/** Where an item of a letter is read. */
const urlOf = ({ path }: Item, { origin }: LetterFrame): string => origin + letterLink(path);

function bigItem(item: Item, frame: LetterFrame): string {
  const { origin } = frame;
  const url = escaped(urlOf(item, frame));
  return `<div style="margin: 0 0 24px">${picture(item, origin, 592, 222)}
<h2 style="${heading(22, 30)}; padding-top: 14px"><a href="${url}" style="color: #14181b">${escaped(item.title)}</a></h2>
${item.dateText === '' ? '' : `<p class="muted" style="margin: 4px 0 0; font-size: 14px; line-height: 22px; color: #45525b">${escaped(item.dateText)}</p>`}
${item.description === '' ? '' : `<p style="margin: 8px 0 0">${escaped(item.description)}</p>`}</div>`;
}

function rowItem(item: Item, frame: LetterFrame): string {
  const { origin } = frame;
  const url = escaped(urlOf(item, frame));
  const side =
    item.image === null
      ? ''
      : `<td width="112" valign="top" style="padding: 12px 16px 12px 0">${picture(item, origin, 104, 72)}</td>`;
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="border-bottom: 1px solid #d5d9dc"><tr>${side}<td valign="top" style="padding: 12px 0; ${font}; font-size: 16px; line-height: 24px">
<h2 style="${heading(16, 24)}"><a href="${url}" style="color: #07506b">${escaped(item.title)}</a></h2>
${item.dateText === '' ? '' : `<p class="muted" style="margin: 2px 0 0; font-size: 14px; line-height: 22px; color: #45525b">${escaped(item.dateText)}</p>`}
${item.description === '' ? '' : `<p style="margin: 4px 0 0">${escaped(item.description)}</p>`}</td></tr></table>`;
}

/** The very mail: no script, no pixel that counts, no address that is not the site’s own. */
export function renderLetter(
  content: LetterContent,
  frame: LetterFrame,
  reader: LetterReader,
  scheme: LetterScheme = 'both',
): { subject: string; text: string; html: string } {
  const { language, platformName, primaryColor, origin, words } = frame;
  const title = content.title.trim() === '' ? platformName : content.title.trim();
  const introduction = paragraphs(content.introduction);
  const text = [
    title,
    ...(content.heading.trim() === '' ? [] : [content.heading.trim()]),
    ...introduction,
    ...content.items.map((item) =>
      [item.title, item.dateText, item.description, urlOf(item, frame)].filter((line) => line !== '').join('\n'),
    ),
    `-- \n${platformName}\n${reader.why}\n${words.stop}: ${reader.unsubscribeUrl}`,
  ];
  const logo =
    frame.logo === null
      ? ''
      : `<td width="56"><img src="${escaped(`${origin}/a/${frame.logo}?height=80`)}" alt="" height="40" style="display: block; height: 40px; border: 0"></td>`;
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(onOneLine(content.subject))}</title><style>${darkStyle(scheme)}</style></head>
<body style="margin: 0; padding: 0; background: #f1f0eb; color: #14181b; ${font}; font-size: 16px; line-height: 26px">
<div class="desk" style="background: #f1f0eb; padding: 16px 8px"><div class="post" style="max-width: 640px; margin: 0 auto; background: #ffffff; border: 1px solid #d5d9dc">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-bottom: 4px solid ${primaryColor}"><tr><td style="padding: 16px 24px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${logo}<td style="${font}; font-weight: bold">${escaped(title)}</td></tr></table></td></tr></table>
<div style="padding: 24px">
${content.heading.trim() === '' ? '' : `<h1 style="${heading(22, 30)}; padding-bottom: 8px">${escaped(content.heading.trim())}</h1>`}
${introduction.map((part) => `<p style="margin: 0 0 16px">${escaped(part).replaceAll('\n', '<br>')}</p>`).join('\n')}
${content.items.map((item) => (item.look === 'big' ? bigItem(item, frame) : rowItem(item, frame))).join('\n')}
<p style="margin: 24px 0 0"><a href="${escaped(origin + letterLink('/'))}" style="display: inline-block; padding: 12px 20px; background: ${primaryColor}; color: ${textColorOn(primaryColor)} !important; font-weight: bold; text-decoration: none">${escaped(words.readOnSite)}</a></p>
</div>
<div class="foot" style="padding: 16px 24px; background: #f7f6f2; font-size: 14px; line-height: 22px"><p class="muted" style="margin: 0; color: #45525b">${escaped(platformName)}<br>${escaped(reader.why)} <a class="muted" href="${escaped(reader.unsubscribeUrl)}" style="color: #45525b">${escaped(words.stop)}</a></p></div>
</div></div></body></html>
`;
  return { subject: onOneLine(content.subject), text: `${text.join('\n\n')}\n`, html };
}
