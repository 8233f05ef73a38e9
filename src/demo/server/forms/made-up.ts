import type { Random } from '../pictures/seeded-random.ts';

export function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}

/** The first often, the last seldom: nobody answers evenly. */
export function pickWeighted<T>(random: Random, from: readonly [readonly [T, number], ...(readonly [T, number])[]]): T {
  const all = from.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * all;
  for (const [value, weight] of from) {
    left -= weight;
    if (left < 0) return value;
  }
  return from[0][0];
}

export const chance = (random: Random, share: number): boolean => random() < share;

/** As many of them as asked, in an order of their own. */
export function some<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(random() * left.length), 1));
  return taken;
}

const firstNames = [
  'Anouk',
  'Bram',
  'Carla',
  'Dirk',
  'Emine',
  'Fleur',
  'Gerrit',
  'Hanneke',
  'Ilse',
  'Jaap',
  'Karim',
  'Lieke',
  'Marijke',
  'Niels',
  'Olga',
  'Pieter',
  'Ruben',
  'Samira',
  'Teun',
  'Wietske',
] as const;

const lastNames = [
  'Aalbers',
  'Boogaard',
  'van der Burght',
  'Cornelisse',
  'Dekkers',
  'Essers',
  'Francke',
  'de Groene',
  'Hollestelle',
  'Jobse',
  'Kaya',
  'Louwerse',
  'Minnaard',
  'Nijssen',
  'van Oosten',
  'Poppe',
  'Quist',
  'Sinke',
  'Tazelaar',
  'Wisse',
] as const;

export interface MadeUpPerson {
  name: string;
  /** At a name that nobody can have (RFC 2606). */
  email: string;
  phone: string;
}

export function person(random: Random): MadeUpPerson {
  const first = pick(random, firstNames);
  const last = pick(random, lastNames);
  const mailbox = `${first}.${last}`.toLowerCase().replaceAll(' ', '');
  return {
    name: `${first} ${last}`,
    email: `${mailbox}@voorbeeld.example`,
    // Numbers that are kept for films and books.
    phone: `06 5555 ${String(Math.floor(random() * 10_000)).padStart(4, '0')}`,
  };
}

export const streets = [
  'Werfkade',
  'Kaaiplein',
  'Sluisweg',
  'Grote Markt',
  'Kerkplein',
  'Polderweg',
  'Zuiderdijk',
  'Visafslag',
  'Lijnbaan',
  'Touwslagerstraat',
  'Scheepmakershaven',
  'Vuurtorenlaan',
  'Meeuwenstraat',
  'Kreekdorpsestraat',
] as const;
