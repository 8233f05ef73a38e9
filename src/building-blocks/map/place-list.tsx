import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

interface PlaceListProps {
  markers: BlockOptions<typeof definition>['markers'];
  /** The number of the marker that was chosen on the map. */
  chosen: number | undefined;
  /** With a map beside it, whose markers have the same numbers. */
  isNumbered: boolean;
}

export function PlaceList({ markers, chosen, isNumbered }: PlaceListProps) {
  return (
    <PlainList className={styles.places}>
      {withKeys(markers).map(({ key, item: { label, address, description, href } }) => (
        <li
          key={key}
          className={classNames(styles.place, isNumbered && styles.besideMap)}
          data-chosen={chosen === key + 1 ? '' : undefined}
        >
          {isNumbered && <span className={styles.number}>{key + 1}</span>}
          <div>
            <p className={styles.label}>
              {href === undefined ? (
                <Text of={label} />
              ) : (
                <a href={href} rel={linkRel(href)}>
                  <Text of={label} />
                </a>
              )}
            </p>
            {address !== '' && <p className={styles.address}>{address}</p>}
            {isFilled(description) && (
              <p>
                <Text of={description} />
              </p>
            )}
          </div>
        </li>
      ))}
    </PlainList>
  );
}
