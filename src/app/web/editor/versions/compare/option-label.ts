import type { Path } from '#features/pages/contract/operations/operation.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { itemPartLabel } from '../../item/item-part-label.ts';
import { useItemTarget } from '../../item/item-target.ts';

/** Of what every block has around it, and of a picture: the words of the drawer. */
const ofBlock: Readonly<Record<string, string>> = {
  heading: 'heading',
  headingLevel: 'headingLevel',
  background: 'background',
  anchor: 'anchor',
  more: 'moreLabel',
  'more.label': 'moreLabel',
  'more.href': 'moreHref',
  visibility: 'audience',
  roleIds: 'roles',
  period: 'period',
  'period.from': 'from',
  'period.until': 'until',
  addPermission: 'adding',
  addRoles: 'roles',
};
const ofPage: Readonly<Record<string, string>> = {
  title: 'page.title',
  description: 'page.description',
  layout: 'page.layout',
  visibility: 'page.audience',
  roleIds: 'roles',
  editPermission: 'page.editing',
  editRoles: 'roles',
};
const ofPicture: Readonly<Record<string, string>> = {
  imageGuid: 'versions.picture',
  darkImageGuid: 'drawer.darkPicture',
  alt: 'drawer.alt',
  isDecorative: 'drawer.decorative',
  focalPoint: 'versions.focalPoint',
  crop: 'versions.crop',
};

export const namesIn = (path: Path): string[] => path.filter((key) => typeof key === 'string');

/** The key of an option's words: `['options', 'items', 2, 'title']` of Cards is `blocks.cards.options.items.fields.title`. */
export const optionKey = ({ buildingBlockName: name }: Pick<StoredBlock, 'buildingBlockName'>, path: Path): string =>
  `blocks.${name.charAt(0).toLowerCase()}${name.slice(1)}.options.${namesIn(path).slice(1).join('.fields.')}`;

/** What an option, or a text, is called where it can be changed. */
export function useOptionLabel(): (block: StoredBlock | undefined, path: Path) => string {
  const { t } = useTranslation();
  const item = useItemTarget();
  const language = useLanguage();
  return (block, path) => {
    const names = namesIn(path);
    const name = names.join('.');
    const last = names.at(-1) ?? '';
    if (block === undefined) {
      const part = item && names[0] === 'item' ? itemPartLabel(item.type.fields, names, language) : undefined;
      if (part !== undefined) return 'words' in part ? part.words : t(part.key);
      if (names[0] === 'socialImage' || names[0] === 'headerImageShown') {
        const known = ofPicture[last];
        const own = t(`editor.drawer.page.${names[0] === 'socialImage' ? 'socialImage' : 'headerImage'}`);
        return known === undefined || last === 'imageGuid' ? own : `${own}: ${t(`editor.${known}`)}`;
      }
      const key = ofPage[name] ?? `page.${last}`;
      return t(`editor.drawer.${key}`, { defaultValue: t('editor.versions.option') });
    }
    if (names[0] !== 'options') return t(`editor.drawer.${ofBlock[name] ?? ofBlock[names[0] ?? ''] ?? ''}`);
    const known = ofPicture[last];
    const own = t(`${optionKey(block, path)}.label`, {
      defaultValue: known === undefined ? t('editor.versions.option') : t(`editor.${known}`),
    });
    const place = path.findIndex((key) => typeof key === 'number');
    if (place < 0) return own;
    const list = t(`${optionKey(block, path.slice(0, place))}.label`, { defaultValue: '' });
    const entry = t('ui.options.entry', { label: list, number: Number(path[place]) + 1 });
    return place === path.length - 1 ? entry : `${entry}: ${own}`;
  };
}
