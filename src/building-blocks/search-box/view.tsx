import type { BlockViewProps } from '../kit/web/block-view.ts';
import { SearchForm } from '../kit/web/search-form.tsx';
import type definition from './definition.ts';

export default function SearchBoxView({ block, options }: BlockViewProps<typeof definition>) {
  return <SearchForm guid={block.guid} {...options} />;
}
