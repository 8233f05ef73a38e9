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
  const { texts, values, url, code, unsubscribe, platformName } = content;
  const fill = (text: string) => filled(text, values);
  const parts = {
    heading: fill(texts.heading),
    paragraphs: texts.paragraphs.map(fill),
    button: url !== undefined && texts.button !== undefined ? { url, label: fill(texts.button) } : undefined,
    code: code === undefined ? undefined : { code, label: fill(texts.code ?? '') },
    after: (texts.after ?? []).map(fill),
  };
  const text = [
    parts.heading,
    ...parts.paragraphs,
    ...(parts.button === undefined ? [] : [`${parts.button.label}:\n${parts.button.url}`]),
    ...(parts.code === undefined ? [] : [`${parts.code.label}\n${parts.code.code}`]),
    ...parts.after,
    `-- \n${platformName}`,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}: ${unsubscribe.url}`]),
  ];
  return { subject: onOneLine(fill(texts.subject)), text: `${text.join('\n\n')}\n`, html: htmlOf(content, parts) };
}

interface Parts {
  heading: string;
  paragraphs: string[];
  button: { url: string; label: string } | undefined;
  code: { code: string; label: string } | undefined;
  after: string[];
}

const font = 'font-family: Verdana, Arial, sans-serif';

function htmlOf({ language, platformName, primaryColor, unsubscribe }: MailContent, parts: Parts): string {
  const paragraph = (text: string) => `<p style="margin: 0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`;
  const button =
    parts.button === undefined
      ? ''
      : `<p style="margin: 24px 0"><a href="${escaped(parts.button.url)}" style="display: inline-block; padding: 14px 24px; background: ${primaryColor}; color: ${textColorOn(primaryColor)}; font-weight: bold; text-decoration: none">${escaped(parts.button.label)}</a></p>`;
  const code =
    parts.code === undefined
      ? ''
      : `${paragraph(parts.code.label)}<p style="margin: 0 0 24px; font-size: 34px; font-weight: bold; letter-spacing: 6px">${escaped(parts.code.code)}</p>`;
  const leave =
    unsubscribe === undefined
      ? ''
      : `<p style="margin: 8px 0 0"><a href="${escaped(unsubscribe.url)}" style="color: #45525b">${escaped(unsubscribe.label)}</a></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(parts.heading)}</title></head>
<body style="margin: 0; padding: 24px 12px; background: #f7f6f2; color: #14181b; ${font}; font-size: 16px; line-height: 26px">
<div style="max-width: 560px; margin: 0 auto; padding: 32px 28px; background: #ffffff; border-top: 4px solid ${primaryColor}">
<p style="margin: 0 0 24px; font-weight: bold">${escaped(platformName)}</p>
<h1 style="margin: 0 0 20px; font-size: 28px; line-height: 36px">${escaped(parts.heading)}</h1>
${parts.paragraphs.map(paragraph).join('\n')}${button}${code}
${parts.after.map(paragraph).join('\n')}
<div style="margin-top: 32px; padding-top: 16px; border-top: 1px solid #d5d9dc; color: #45525b; font-size: 14px; line-height: 22px">${escaped(platformName)}${leave}</div>
</div></body></html>
`;
}
