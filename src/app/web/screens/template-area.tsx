import { BlockArea } from '#blocks/kit/web/block-area.tsx';
import { BlockEditingContext } from '#blocks/kit/web/block-editing-context.ts';
import type { TemplateBlocks } from '#features/pages/contract/page.ts';
import type { Area } from '#features/pages/contract/page-layout.ts';

interface TemplateAreaProps {
  template: TemplateBlocks | undefined;
  className?: string | undefined;
}

/** What a template draws around a page (§3): its own rows from edge to edge, the rest at the page's width. */
export function TemplateArea({ template, className }: TemplateAreaProps) {
  if (template === undefined || template.blocks.length === 0) return null;
  const draw = (area: Area) => (
    <BlockArea
      area={area}
      blocks={template.blocks.filter(({ layoutPosition }) => layoutPosition === area)}
      isFirst={false}
      canManage={false}
    />
  );
  return (
    <div className={className}>
      <BlockEditingContext value={undefined}>
        {draw('top-row')}
        <div className="wrap">{draw('main')}</div>
        {draw('bottom-row')}
      </BlockEditingContext>
    </div>
  );
}
