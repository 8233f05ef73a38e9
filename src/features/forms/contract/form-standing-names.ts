/** How a form stands today, as its badge says it. */
export const formStandings = ['draft', 'closed', 'opens', 'closing', 'open'] as const;
export type FormStanding = (typeof formStandings)[number];
