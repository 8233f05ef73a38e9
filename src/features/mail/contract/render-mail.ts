import { textColorOn } from '#platform/contract/colors/contrast.ts';
import { directionOf, type Language } from '#platform/contract/texts/language.ts';
import type { MailTexts } from './mail-texts.ts';

export interface MailContent {
  texts: MailTexts;
  values: Readonly<Record<string, string>>;
  url: string | undefined;
  code: string | undefined;
  language: Language;
  platformName: string;
  primaryColor: string;
  unsubscribe: { url: string; label: string } | undefined;
  /** Where the paths in its texts lead to. */
  addressOf(path: string): string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A value of a person's own choosing must not be able to add a line to a header, nor a link to a text. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the mail has no value for ${name}`);
    return value;
  });
}

/** The same words twice: as plain text, and as HTML that needs no picture, no script and no stylesheet. */
export function renderMail(content: MailContent): RenderedMail {
  const { texts, values, url, code, unsubscribe, platformName, addressOf } = content;
  const fill = (text: string) => filled(text, values);
  const parts = {
    heading: fill(texts.heading),
    paragraphs: texts.paragraphs.map(fill),
    button: url !== undefined && texts.button !== undefined ? { url, label: fill(texts.button) } : undefined,
    code: code === undefined ? undefined : { code, label: fill(texts.code ?? '') },
    after: (texts.after ?? []).map(fill),
    sections: (texts.sections ?? []).map(({ heading, lines }) => ({
      heading: onOneLine(heading),
      lines: lines.map(({ words, note, path }) => ({
        words: onOneLine(words),
        note: onOneLine(note),
        url: path === null ? undefined : addressOf(path),
      })),
    })),
    foot: [
      ...(texts.more === undefined ? [] : [{ label: fill(texts.more.label), url: addressOf(texts.more.path) }]),
      ...(unsubscribe === undefined ? [] : [unsubscribe]),
    ],
  };
  const text = [
    parts.heading,
    ...parts.paragraphs,
    ...parts.sections.map(({ heading, lines }) => [heading, ...lines.map(plainLine)].join('\n\n')),
    ...(parts.button === undefined ? [] : [`${parts.button.label}:\n${parts.button.url}`]),
    ...(parts.code === undefined ? [] : [`${parts.code.label}\n${parts.code.code}`]),
    ...parts.after,
    `-- \n${platformName}`,
    ...parts.foot.map((link) => `${link.label}: ${link.url}`),
  ];
  return { subject: onOneLine(fill(texts.subject)), text: `${text.join('\n\n')}\n`, html: htmlOf(content, parts) };
}

interface Line {
  words: string;
  note: string;
  url: string | undefined;
}

const plainLine = ({ words, note, url }: Line): string =>
  [`* ${words}`, ...(note === '' ? [] : [`  ${note}`]), ...(url === undefined ? [] : [`  ${url}`])].join('\n');

interface Parts {
  sections: { heading: string; lines: Line[] }[];
  foot: { url: string; label: string }[];
  heading: string;
  paragraphs: string[];
  button: { url: string; label: string } | undefined;
  code: { code: string; label: string } | undefined;
  after: string[];
}

const font = 'font-family: Verdana, Arial, sans-serif';

/** A rule above each group and below each line, as on paper: it reads the same without colours. */
function sectionHtml({ heading, lines }: Parts['sections'][number]): string {
  const items = lines.map(({ words, note, url }) => {
    const title =
      url === undefined ? escaped(words) : `<a href="${escaped(url)}" style="color: inherit">${escaped(words)}</a>`;
    const below = note === '' ? '' : `<br><span style="color: #45525b; font-size: 14px">${escaped(note)}</span>`;
    return `<li style="margin: 0; padding: 12px 0; border-bottom: 1px solid #d5d9dc"><strong>${title}</strong>${below}</li>`;
  });
  return `<h2 style="margin: 24px 0 0; padding-top: 8px; border-top: 2px solid currentColor; font-size: 16px">${escaped(heading)}</h2>
<ul style="margin: 0; padding: 0; list-style: none">${items.join('')}</ul>`;
}

function htmlOf({ language, platformName, primaryColor }: MailContent, parts: Parts): string {
  const paragraph = (text: string) => `<p style="margin: 0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`;
  const button =
    parts.button === undefined
      ? ''
      : `<p style="margin: 24px 0"><a href="${escaped(parts.button.url)}" style="display: inline-block; padding: 14px 24px; background: ${primaryColor}; color: ${textColorOn(primaryColor)}; font-weight: bold; text-decoration: none">${escaped(parts.button.label)}</a></p>`;
  const code =
    parts.code === undefined
      ? ''
      : `${paragraph(parts.code.label)}<p style="margin: 0 0 24px; font-size: 34px; font-weight: bold; letter-spacing: 6px">${escaped(parts.code.code)}</p>`;
  const foot = parts.foot.map(
    ({ url, label }) =>
      `<p style="margin: 8px 0 0"><a href="${escaped(url)}" style="color: #45525b">${escaped(label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(parts.heading)}</title></head>
<body style="margin: 0; padding: 24px 12px; background: #f7f6f2; color: #14181b; ${font}; font-size: 16px; line-height: 26px">
<div style="max-width: 560px; margin: 0 auto; padding: 32px 28px; background: #ffffff; border-top: 4px solid ${primaryColor}">
<p style="margin: 0 0 24px; font-weight: bold">${escaped(platformName)}</p>
<h1 style="margin: 0 0 20px; font-size: 28px; line-height: 36px">${escaped(parts.heading)}</h1>
${parts.paragraphs.map(paragraph).join('\n')}${parts.sections.map(sectionHtml).join('\n')}${button}${code}
${parts.after.map(paragraph).join('\n')}
<div style="margin-top: 32px; padding-top: 16px; border-top: 1px solid #d5d9dc; color: #45525b; font-size: 14px; line-height: 22px">${escaped(platformName)}${foot.join('')}</div>
</div></body></html>
`;
}
