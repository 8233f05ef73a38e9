import { text } from '#platform/contract/texts/localized.ts';
import type { FindingInput } from '../contract/accessibility-statement.ts';

export const buildFinding = (overrides: Partial<FindingInput> = {}): FindingInput => ({
  what: text('Filmpjes zonder ondertiteling', 'Films without captions'),
  place: text('Pagina’s met filmpjes'),
  criteria: ['1.2.2'],
  cause: text('De filmpjes zijn van voor 2020.'),
  effect: text('Wie niet hoort, mist wat er wordt gezegd.'),
  measure: text('We ondertitelen de filmpjes.'),
  plannedOn: '2027-03-01',
  foundOn: '2026-05-01',
  source: 'Audit',
  solvedOn: null,
  ...overrides,
});
