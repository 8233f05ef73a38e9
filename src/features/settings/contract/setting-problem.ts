import { isHref } from '#platform/contract/addresses/href-pattern.ts';
import { defaultLanguage, isLanguage } from '#platform/contract/texts/language.ts';
import { isTimeZone } from '#platform/contract/time/time-zone.ts';
import { fieldOf, footerLimits, type LineRule, type SettingField, type SettingKey } from './setting-fields.ts';
import { isHexColor, obeys } from './setting-rules.ts';

/** What is wrong with a value; each has its words in the settings' admin texts. */
export type SettingProblemCode =
  | 'bad-value'
  | 'required'
  | 'too-long'
  | 'too-many'
  | 'twice'
  | 'out-of-range'
  | 'bad-color'
  | 'bad-language'
  | 'bad-time-zone'
  | 'bad-link'
  | 'no-default-language'
  | `bad-${LineRule}`;

export interface SettingProblem {
  code: SettingProblemCode;
  /** What was written, where only a part of the value is wrong. */
  written?: string;
}

/** What the schema would refuse, said so that a form can say it; nothing where the value is good. Asked in the browser while one types, and on the server of what was refused. */
export const settingProblem = (key: SettingKey, value: unknown): SettingProblem | undefined =>
  problemOf(fieldOf(key), value);

const bad: SettingProblem = { code: 'bad-value' };
const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemOf(field: SettingField, value: unknown): SettingProblem | undefined {
  switch (field.kind) {
    case 'line':
      return isText(value) ? lineProblem(field, value) : bad;
    case 'lines':
      return listProblem(field.max, value, (one) => (isText(one) ? ruleProblem(field.rule, one) : bad));
    case 'words':
      return isWords(value) ? undefined : bad;
    case 'number': {
      const isWhole = typeof value === 'number' && Number.isInteger(value);
      return isWhole && value >= field.min && value <= field.max ? undefined : { code: 'out-of-range' };
    }
    case 'switch':
      return typeof value === 'boolean' ? undefined : bad;
    case 'choice':
      return isText(value) && field.values.includes(value) ? undefined : bad;
    case 'size':
      return typeof value === 'number' && field.values.includes(value) ? undefined : bad;
    case 'color':
      return value === '' ? undefined : colorProblem(value);
    case 'scheme':
      return isObject(value) ? (colorProblem(value.primary) ?? colorProblem(value.accent)) : bad;
    case 'file':
      return value === null || isText(value) ? undefined : bad;
    case 'files':
      return listProblem(field.max, value, (one) => (isText(one) ? undefined : bad));
    case 'languages':
      return languagesProblem(field.max, value);
    case 'time-zone':
      return isText(value) && isTimeZone(value) ? undefined : { code: 'bad-time-zone' };
    case 'attribution':
      return isObject(value) ? attributionProblem(field.maxLength, value) : bad;
    case 'footers':
      return listProblem(field.max, value, (one) => (isObject(one) ? footerProblem(one) : bad));
    // Its own screen says what is wrong.
    case 'elsewhere':
      return undefined;
  }
}

function lineProblem(
  { maxLength, isRequired, rule }: Extract<SettingField, { kind: 'line' }>,
  line: string,
): SettingProblem | undefined {
  const text = line.trim();
  if (text === '') return isRequired ? { code: 'required' } : undefined;
  if (text.length > maxLength) return { code: 'too-long' };
  return rule === undefined ? undefined : ruleProblem(rule, text);
}

const ruleProblem = (rule: LineRule, line: string): SettingProblem | undefined =>
  obeys(rule, line) ? undefined : { code: `bad-${rule}`, written: line };

const colorProblem = (value: unknown): SettingProblem | undefined =>
  isText(value) && isHexColor(value) ? undefined : { code: 'bad-color', written: isText(value) ? value : '' };

function listProblem(
  max: number,
  value: unknown,
  problem: (one: unknown) => SettingProblem | undefined,
): SettingProblem | undefined {
  if (!Array.isArray(value)) return bad;
  if (value.length > max) return { code: 'too-many' };
  return value.map(problem).find((one) => one !== undefined);
}

function languagesProblem(max: number, value: unknown): SettingProblem | undefined {
  if (!Array.isArray(value) || value[0] !== defaultLanguage) return { code: 'no-default-language' };
  if (new Set(value).size !== value.length) return { code: 'twice' };
  return listProblem(max, value, (one) =>
    isText(one) && isLanguage(one) ? undefined : { code: 'bad-language', written: String(one) },
  );
}

function attributionProblem(maxLength: number, { text, url }: Record<string, unknown>): SettingProblem | undefined {
  if (!isText(text) || !isText(url)) return bad;
  if (text.length > maxLength) return { code: 'too-long', written: text };
  return linkProblem(url, true);
}

const linkProblem = (url: unknown, mayBeEmpty: boolean): SettingProblem | undefined =>
  isText(url) && ((mayBeEmpty && url === '') || isHref(url))
    ? undefined
    : { code: 'bad-link', written: isText(url) ? url : '' };

const isWords = (value: unknown): boolean =>
  isObject(value) && isObject(value.$lang) && Object.values(value.$lang).every(isText);

function footerProblem(footer: Record<string, unknown>): SettingProblem | undefined {
  const { name, organisation, address, phone, email, columns } = footer;
  if (!isText(name) || name === '') return { code: 'required' };
  if (!isText(phone) || !isText(email) || !isWords(organisation)) return bad;
  const isLong =
    name.length > footerLimits.nameLength ||
    phone.length > footerLimits.phoneLength ||
    email.length > footerLimits.lineLength;
  if (isLong) return { code: 'too-long', written: name };
  return (
    listProblem(footerLimits.lines, address, (line) =>
      isText(line) && line.length <= footerLimits.lineLength ? undefined : { code: 'too-long' },
    ) ?? listProblem(footerLimits.columns, columns, columnProblem)
  );
}

function columnProblem(column: unknown): SettingProblem | undefined {
  if (!isObject(column) || !isWords(column.title)) return bad;
  return listProblem(footerLimits.links, column.links, (link) =>
    isObject(link) && isWords(link.label) ? linkProblem(link.url, false) : bad,
  );
}
