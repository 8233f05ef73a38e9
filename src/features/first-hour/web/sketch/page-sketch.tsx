import { assetUrl } from '#features/assets/contract/asset-url.ts';
import { SchemeScope } from '#platform/web/ui/scheme/scheme-scope.tsx';
import type { ColorPair } from '../../contract/logo-palette.ts';
import type { SketchPart } from '../../contract/page-sketch.ts';
import styles from './page-sketch.module.css';
import { SketchedPart } from './sketched-part.tsx';

export interface SketchLook {
  name: string;
  logo: string | null;
  colors: ColorPair;
}

interface PageSketchProps {
  title: string | undefined;
  parts: readonly SketchPart[];
  look: SketchLook;
}

/** A page as wide as whatever it stands in: all its measures follow from that, so that small and large are one drawing. */
export function PageSketch({ title, parts, look: { name, logo, colors } }: PageSketchProps) {
  const partsOf = (area: SketchPart['area']) => parts.filter((part) => part.area === area);
  const side = partsOf('side');
  return (
    <SchemeScope {...colors} className={styles.scope ?? ''}>
      <span className={styles.page}>
        <span className={styles.top}>
          {logo === null ? name : <img src={assetUrl(logo, { height: 64 })} alt={name} className={styles.logo} />}
        </span>
        <span className={side.length === 0 ? styles.columns : `${styles.columns} ${styles.withSide}`}>
          <span className={styles.area}>
            {title !== undefined && <span className={styles.title}>{title}</span>}
            {partsOf('main').map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a drawing have no name but their place
              <SketchedPart key={place} part={part} />
            ))}
          </span>
          {side.length > 0 && (
            <span className={styles.area}>
              {side.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a drawing have no name but their place
                <SketchedPart key={place} part={part} />
              ))}
            </span>
          )}
        </span>
      </span>
    </SchemeScope>
  );
}
