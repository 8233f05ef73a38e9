import { demoGuid } from './demo-guid.ts';

/** The one group of the demo: it has a page that only its members see. */
export const projectGroupRole = {
  id: demoGuid('role/harbour-quarter'),
  name: 'Projectgroep Havenkwartier',
  description: 'Denkt mee over de nieuwe wijk op de oude werf',
  grantedOn: 'Manual',
} as const;
