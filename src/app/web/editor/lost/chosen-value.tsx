import { assetUrl } from '#features/assets/contract/asset-url.ts';
import { type ValueDifference, valueDifferences } from '#features/pages/contract/differences/value-differences.ts';
import type { Path } from '#features/pages/contract/operations/operation.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import { useOptionLabel } from '../versions/compare/option-label.ts';
import { useValueWords } from '../versions/compare/use-value-words.ts';
import styles from './choice-list.module.css';

interface ChosenValueProps {
  block: StoredBlock | undefined;
  path: Path;
  value: unknown;
  /** What stands beside it: only what is different is told. */
  other: unknown;
}

/** A value as one would say it; of one with parts each that is another than beside it. */
export function ChosenValue({ block, path, value, other }: ChosenValueProps) {
  const label = useOptionLabel();
  const different = valueDifferences(other, value, path);
  return (
    <dl className={styles.values}>
      {withKeys(different).map(({ key, item }) => (
        <div key={key}>
          {item.path.length > path.length && <dt>{label(block, item.path)}</dt>}
          <dd>
            <Value block={block} difference={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ block, difference }: { block: StoredBlock | undefined; difference: ValueDifference }) {
  const words = useValueWords();
  const { kind, path, is } = difference;
  if (kind === 'picture' && typeof is === 'string') {
    return <img className={styles.picture} src={assetUrl(is, { width: 320 })} alt="" />;
  }
  const value = kind === 'text' && is !== undefined ? { $lang: { [difference.language]: is } } : is;
  return <>{words(block, path, value)}</>;
}
