import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { Accordion } from '#platform/web/ui/accordion/accordion.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';

export default function AccordionView({ block, options }: BlockViewProps<typeof definition>) {
  const { items, isOneOpen, isFirstOpen } = options;
  const level = innerLevel(block);
  const filled = withKeys(items).filter(({ item }) => isFilled(item.title));
  if (filled.length === 0) return null;
  return (
    <Accordion
      isExclusive={isOneOpen}
      items={filled.map(({ key, item }, place) => ({
        id: `${block.guid}-${key}`,
        isOpen: isFirstOpen && place === 0,
        title: (
          // biome-ignore lint/a11y/useSemanticElements: a summary holds words only, and an h3 is no word
          <span role="heading" aria-level={level}>
            <Text of={item.title} />
          </span>
        ),
        content: <RichText of={item.text} headingLevel={level + 1} />,
      }))}
    />
  );
}
