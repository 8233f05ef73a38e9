import type { Resolved } from '#platform/contract/texts/localized.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockLink } from '../contract/link.ts';
import styles from './link-buttons.module.css';

export interface LinkButtonsProps {
  links: readonly (Resolved<BlockLink> & { isMain: boolean })[];
  /** On a plane of the primary a button is white. */
  isOnBrand?: boolean;
}

export function LinkButtons({ links, isOnBrand = false }: LinkButtonsProps) {
  const named = withKeys(links).filter(({ item }) => isFilled(item.label));
  if (named.length === 0) return null;
  const [main, other] = isOnBrand ? (['on-brand', 'ghost-on-brand'] as const) : (['primary', 'secondary'] as const);
  return (
    <ButtonRow isStackedOnPhones>
      {named.map(({ key, item: { label, href, isMain } }) => (
        <ButtonLink key={key} href={href} rel={linkRel(href)} variant={isMain ? main : other} className={styles.button}>
          <Text of={label} />
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}
