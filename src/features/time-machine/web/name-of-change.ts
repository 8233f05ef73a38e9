import type { Translate } from '#platform/web/i18n/i18n.ts';
import type { PastChange } from '../contract/past-change.ts';

/** What the product itself gave a name is called in the language that one reads in, and not by its key. */
export function nameOfChange({ kind, name }: Pick<PastChange, 'kind' | 'name'>, t: Translate): string {
  if (kind === 'setting') return t(`settings.names.${name}`, { defaultValue: name });
  if (kind === 'legal') return t(`legal.admin.kind.${name}`, { defaultValue: name });
  return name;
}
