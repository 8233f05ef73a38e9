import { KeptPart } from '#platform/web/kept-parts/kept-part.tsx';
import { noteRead } from '#platform/web/kept-parts/part-reads.ts';
import type { ListChanges } from '../../../contract/list-state.ts';
import type { ListView, SortBy } from '../../../contract/list-words.ts';
import { AccordionView } from './accordion-view.tsx';
import { CalendarView } from './calendar-view.tsx';
import { CardsView } from './cards-view.tsx';
import { CompactView } from './compact-view.tsx';
import type { ItemViewProps } from './item-view.ts';
import { MapView } from './map-view.tsx';
import { RowsView } from './rows-view.tsx';
import { SliderView } from './slider-view.tsx';
import { TableView } from './table-view.tsx';
import { TopicsView } from './topics-view.tsx';

export interface ItemsViewProps extends ItemViewProps {
  view: ListView;
  /** §3: an item can be active, and is read where it stands. */
  opensInPlace: boolean;
  sort: SortBy;
  month: string;
  hrefOf(changes: ListChanges): string;
}

/**
 * One engine, one component a view. The same items in the same look are one part of a page, whatever was asked of the
 * list around them.
 */
export function ItemsView(props: ItemsViewProps) {
  const { items, types, hrefOf, ...look } = props;
  // Only where an address is asked for does the view depend on what stands in it.
  const hrefHere = (changes: ListChanges) => {
    noteRead('search');
    return hrefOf(changes);
  };
  return (
    <KeptPart of={[...items, ...types]} also={JSON.stringify(look)}>
      <OneView {...props} hrefOf={hrefHere} />
    </KeptPart>
  );
}

function OneView({ view, opensInPlace, sort, month, hrefOf, ...props }: ItemsViewProps) {
  switch (view) {
    case 'cards':
      return <CardsView {...props} />;
    case 'rows':
      return opensInPlace ? <AccordionView {...props} /> : <RowsView {...props} />;
    case 'compact':
      return opensInPlace ? <AccordionView {...props} /> : <CompactView {...props} />;
    case 'table':
      return <TableView {...props} sort={sort} hrefOfSort={(asked) => hrefOf({ sort: asked })} />;
    case 'calendar':
      return <CalendarView {...props} month={month} hrefOfMonth={(asked) => hrefOf({ month: asked })} />;
    case 'map':
      return <MapView {...props} />;
    case 'slider':
      return <SliderView {...props} />;
    case 'topics':
      return <TopicsView {...props} />;
  }
}
