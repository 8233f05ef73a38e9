import { demoGuid } from './demo-guid.ts';

/** Who works for the municipality: the intranet is theirs, not of everyone who registers. */
export const staffRole = {
  id: demoGuid('role/staff'),
  name: 'Medewerkers',
  description: 'Werkt bij de gemeente en ziet het intranet',
  grantedOn: 'Manual',
} as const;

/** Has a page that only its members see. */
export const projectGroupRole = {
  id: demoGuid('role/harbour-quarter'),
  name: 'Projectgroep Havenkwartier',
  description: 'Denkt mee over de nieuwe wijk op de oude werf',
  grantedOn: 'Manual',
} as const;

export const demoRoles = [staffRole, projectGroupRole] as const;
