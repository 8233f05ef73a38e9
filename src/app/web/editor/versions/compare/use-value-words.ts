import type { Path } from '#features/pages/contract/operations/operation.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { plainText } from '#platform/contract/texts/plain-text.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { type Dates, useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReferenceOptions } from '../../drawer/inputs/use-reference-options.ts';
import { useTargetWords } from '../../links/use-link-options.ts';
import { useEditor } from '../../state/editor-context.ts';
import { namesIn, optionKey } from './option-label.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Values with words of their own in the drawer, by the last name of what they stand in. */
const wordsIn: Readonly<Record<string, string>> = {
  background: 'editor.drawer.backgrounds',
  headingLevel: 'editor.drawer.headingLevels',
  visibility: 'editor.drawer.audiences',
  addPermission: 'editor.drawer.audiences',
  editPermission: 'editor.drawer.page.editors',
  layout: 'editor.drawer.page.layouts',
  defaultSortBy: 'blocks.kit.sortOrders',
  sortBy: 'blocks.kit.sortOrders',
};

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const moment = /^\d{4}-\d{2}-\d{2}T/;
const day = /^\d{4}-\d{2}-\d{2}$/;

type ValueWords = (block: StoredBlock | undefined, path: Path, value: unknown) => string;

/** A value of an option as one would say it. */
export function useValueWords(): ValueWords {
  const { t } = useTranslation();
  const dates = useDates();
  const { language } = useEditor();
  const roles = useReferenceOptions('role');
  const target = useTargetWords();
  const words: ValueWords = (block, path, value) => {
    const last = namesIn(path).at(-1) ?? '';
    if (last === 'roleIds' || last === 'addRoles' || last === 'editRoles') return rolesIn(value, roles, t);
    if (isPlainList(value)) return value.map((one) => words(block, path, one)).join(', ') || plainValue(null, t);
    if (typeof value === 'object' && value !== null) {
      return textsIn(value, language).join(' · ') || t('editor.versions.values.set');
    }
    const known = wordsIn[last];
    if (known !== undefined && value !== undefined) return t(`${known}.${value}`, { defaultValue: String(value) });
    if (typeof value !== 'string' || value === '') return plainValue(value, t);
    if (last === 'href') return target(value);
    if (block !== undefined && path[0] === 'options') {
      const chosen = t(`${optionKey(block, path)}.values.${value}`, { defaultValue: '' });
      if (chosen !== '') return chosen;
    }
    return stringWords(value, dates, t);
  };
  return words;
}

/** What was chosen of a list, in its order: that is often all that is different. */
const isPlainList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number');

function plainValue(value: unknown, t: Translate): string {
  if (value === undefined || value === null || value === '') return t('editor.versions.values.none');
  if (typeof value === 'boolean') return t(`editor.versions.values.${value ? 'yes' : 'no'}`);
  return String(value);
}

function stringWords(value: string, dates: Dates, t: Translate): string {
  if (guid.test(value)) return t('editor.versions.values.other');
  if (moment.test(value)) return dates.dateTime(value);
  return day.test(value) ? dates.date(value) : value;
}

function rolesIn(value: unknown, roles: ReturnType<typeof useReferenceOptions>, t: Translate): string {
  const ids: readonly string[] = Array.isArray(value) ? value : [];
  if (ids.length === 0) return t('editor.versions.values.none');
  const names = ids.flatMap((id) => roles?.find((role) => role.id === id)?.label ?? []);
  return names.length < ids.length ? t('editor.versions.values.roles', { count: ids.length }) : names.join(', ');
}

/** The words in it, wherever they stand. */
function textsIn(value: unknown, language: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, language));
  if (typeof value !== 'object' || value === null) return [];
  if (!('$lang' in value)) return Object.values(value).flatMap((one) => textsIn(one, language));
  const text = pickLanguage(value as { $lang: Record<string, string | RichTextDocument> }, language, defaultLanguage);
  if (text === undefined) return [];
  const words = typeof text.value === 'string' ? text.value : plainText(text.value.content);
  return words.trim() === '' ? [] : [words.trim()];
}
