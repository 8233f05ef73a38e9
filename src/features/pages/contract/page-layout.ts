/** §9: on a 12-column grid. */
export const layouts = ['100', '25-75', '75-25', '25-50-25'] as const;
export type Layout = (typeof layouts)[number];

export const areas = ['top-row', 'main', 'side', 'side-end', 'bottom-row'] as const;
export type Area = (typeof areas)[number];

const areasOfLayout: Record<Layout, readonly Area[]> = {
  '100': ['top-row', 'main', 'bottom-row'],
  '25-75': ['top-row', 'main', 'side', 'bottom-row'],
  '75-25': ['top-row', 'main', 'side', 'bottom-row'],
  '25-50-25': ['top-row', 'main', 'side', 'side-end', 'bottom-row'],
};

/** In the order in which they are read: on a phone what stands beside the content comes after it. */
export const areasOf = (layout: Layout): readonly Area[] => areasOfLayout[layout];

/** A block whose area the layout lacks moves to the nearest one, so that no change of layout loses it. */
export function areaIn(layout: Layout, area: Area): Area {
  const present = areasOf(layout);
  if (present.includes(area)) return area;
  return area === 'side-end' && present.includes('side') ? 'side' : 'main';
}
