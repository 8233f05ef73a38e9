import type { StoredBlock } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import styles from './edited-root.module.css';

/** The blocks of a shared part come with the page as readers have it: one that was chosen since is not to be seen yet. */
export function UndrawnPart({ block: { buildingBlockName, options } }: { block: StoredBlock }) {
  const { t } = useTranslation();
  const kind = useBlockKinds().get(buildingBlockName);
  if (kind?.showsSharedPart !== true) return null;
  const isChosen = kind.needsOneOf?.some((name) => Boolean(options[name]));
  return <p className={styles.undrawn}>{t(isChosen ? 'editor.sharedPart.later' : 'editor.sharedPart.choose')}</p>;
}
