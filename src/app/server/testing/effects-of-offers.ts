const placed = ['touches item:*', 'touches list:*', 'touches items', 'touches sitemap', 'touches offers'];

/** Of what anyone may bring and did here, a part of the list of route-effects.test.ts. */
export const effectsOfOffers: Record<string, readonly string[]> = {
  'POST /api/offers:to/{guid}': placed,
  'POST /api/offers:to/{guid}/challenge': [],
  'POST /api/offers/{guid}/decision': ['audits offer.placed', 'audits offer.refused', ...placed],
  'POST /api/offers/{guid}/return': ['audits item.restored', ...placed],
  'POST /api/offers/{guid}/withdraw': ['audits item.deleted', ...placed],
  'POST /offer/{guid}': placed,
  'PUT /api/offers/{guid}': ['touches offers'],
  'job forget-old-offers': [],
};
