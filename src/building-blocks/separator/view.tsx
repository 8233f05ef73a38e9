import { classNames } from '#platform/web/ui/class-names.ts';
import type { BlockViewProps, PlaceBlock } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

type Separator = typeof definition;

export const placement: PlaceBlock<Separator> = () => ({ hasOwnSpace: true });

export default function SeparatorView({ options: { space, line } }: BlockViewProps<Separator>) {
  const className = classNames(styles[space], styles[line]);
  return line === 'none' ? <div className={className} /> : <hr className={className} />;
}
