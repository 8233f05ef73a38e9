import { mergeBundles, type Texts } from '#platform/web/i18n/i18n.ts';

const files = import.meta.glob<Texts>('../../../**/messages/en.screens.json', { eager: true, import: 'default' });

export default mergeBundles(Object.values(files));
