import type { Chance } from '../../scripts/seed/chance.ts';

type IdOf = (kind: string) => string;

/** Of what has a form that its schema does not tell, by the name that calls give it. */
const byName: Readonly<Record<string, (chance: Chance, id: IdOf) => string>> = {
  address: (chance) => chance.pick(['/', '/nieuws', 'https://www.example.nl/']),
  as: (chance, id) => chance.pick(['visitor', 'member', `role:${id('roles')}`, `user:${id('users')}`]),
  auth: () => 'true',
  block: (_, id) => id('blocks'),
  email: (chance) => `mens-${chance.below(1_000_000)}@fuzz.example`,
  filter: (chance, id) =>
    chance.pick([
      `parentGuids=${id('items')}`,
      'meta:highlight=true',
      'meta:period-end=>2026-01-01',
      'meta:period-start=<2027-01-01',
      'type=News,Event',
      'highlight=true; type=News',
    ]),
  fit: (chance) => chance.pick(['cover', 'contain', 'inside', 'crop']),
  format: (chance) => chance.pick(['webp', 'avif', 'jpeg', 'png', 'auto']),
  height: (chance) => String(chance.below(1500)),
  includeAll: () => 'true',
  IncludeBbis: () => 'true',
  issuer: () => 'https://inloggen.fuzz.invalid',
  item: (_, id) => id('items'),
  language: (chance) => chance.pick(['nl', 'nl', 'en']),
  lines: (chance) => `een-${chance.below(100_000)}@fuzz.example\ntwee-${chance.below(100_000)}@fuzz.example`,
  password: (chance) => `een lang wachtwoord ${chance.below(1000)}`,
  newPassword: (chance) => `een ander lang wachtwoord ${chance.below(1000)}`,
  profile: (_, id) => id('users'),
  public: () => 'true',
  q: (chance) =>
    chance.pick(['haven', 'parkeren', 'paspoort', 'afval', 'gemeente raad', 'hav', 'nieuws -haven', '"de haven"']),
  quality: (chance) => String(10 + chance.below(90)),
  search: (chance) => chance.pick(['', 'haven', 'a', 'vloed']),
  searchFilter: (chance) => chance.pick(['haven', 'a', 'nieuws']),
  topics: (chance, id) => chance.pick(['outbox', 'failed-jobs', `long-work:${id('longworks')}`]),
  urlSegment: (chance) => `deel-${chance.below(100_000)}`,
  width: (chance) => String(chance.below(2500)),
};

/** Undefined when any text will do. */
export const textsFor = (name: string, chance: Chance, id: IdOf): string | undefined =>
  Object.hasOwn(byName, name) ? byName[name]?.(chance, id) : undefined;
