import type { BlockViewProps } from '../kit/web/block-view.ts';
import { LinkButtons } from '../kit/web/link-buttons.tsx';
import type definition from './definition.ts';

export default function ButtonRowView({ block, options }: BlockViewProps<typeof definition>) {
  return (
    <LinkButtons
      links={options.buttons.map(({ look, ...link }) => ({ ...link, isMain: look === 'primary' }))}
      isOnBrand={block.background === 'brand'}
    />
  );
}
