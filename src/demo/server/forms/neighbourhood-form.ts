import { option } from '#features/forms/contract/examples/form-example.ts';
import { survey } from '#features/forms/contract/examples/survey.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import type { Random } from '../pictures/seeded-random.ts';
import type { WriteForm } from './demo-form.ts';
import { chance, pick, pickWeighted, some } from './made-up.ts';

const ideas = [
  'Meer bankjes langs de kade, zodat ouderen een rondje kunnen lopen.',
  'Een buurtmoestuin op het lege veldje bij de Lijnbaan.',
  'Maak van de Touwslagerstraat een fietsstraat.',
  'Een watertappunt bij de speeltuin.',
  'Zet ’s avonds het licht in de tunnel aan.',
  'Meer bomen, in de zomer is het hier veel te warm.',
  'Een vaste plek waar jongeren ’s avonds mogen zitten.',
  'Een ruilkast voor boeken en speelgoed.',
  'Parkeerplaatsen alleen voor bewoners, zeker op marktdagen.',
  'Een speelplek voor kinderen onder de vier.',
  'Vaker de prullenbakken legen in het weekend.',
  'Een steiger om te zwemmen, met een trapje.',
] as const;

const reasons = [
  'Er wordt hier veel te hard gereden, ook langs de school.',
  'Het afval staat dagen naast de container.',
  'Ik durf ’s avonds niet meer door de tunnel.',
  'Er is niets te doen voor kinderen.',
  'Parkeren is een ramp als er markt is.',
] as const;

const grades = [
  ['8', 26],
  ['7', 25],
  ['6', 13],
  ['9', 12],
  ['5', 8],
  ['10', 5],
  ['4', 5],
  ['3', 3],
  ['2', 2],
  ['1', 1],
] as const;

const matters = ['play', 'parking', 'waste', 'light', 'shops'] as const;
/** What matters most to most of them comes first. */
const order = [
  ['homes', 34],
  ['green', 30],
  ['bus', 20],
  ['sports', 16],
] as const;

function ranked(random: Random): Record<string, string[]> {
  const left = [...order];
  const places: [string, string[]][] = [];
  for (let place = 1; left.length > 0; place++) {
    const [first = order[0], ...rest] = left;
    const next = pickWeighted(random, [first, ...rest]);
    places.push([`order.${next}`, [String(place)]]);
    left.splice(
      left.findIndex(([value]) => value === next),
      1,
    );
  }
  return Object.fromEntries(places);
}

const [grade, parts, ...others] = survey.document.fields ?? [];
/** What the first version did not ask yet. */
const ranking = {
  id: 'order',
  kind: 'ranking',
  label: text('Waar moet het eerst geld naartoe?', 'What should money go to first?'),
  help: text('Zet het belangrijkste bovenaan.', 'Put what matters most at the top.'),
  options: [
    option('homes', 'Betaalbare woningen', 'Affordable homes'),
    option('green', 'Groen en water', 'Green and water'),
    option('bus', 'Bus en fiets', 'Bus and bicycle'),
    option('sports', 'Sport en cultuur', 'Sports and culture'),
  ],
};
const withRanking = [grade, parts, ranking, ...others].flatMap((field) => field ?? []);

const [green, traffic, safety] = [
  [
    ['high', 55],
    ['middle', 30],
    ['low', 15],
  ],
  [
    ['middle', 40],
    ['low', 38],
    ['high', 22],
  ],
  [
    ['high', 44],
    ['middle', 38],
    ['low', 18],
  ],
] as const;

export const neighbourhoodForm: WriteForm = (dates) => ({
  key: 'neighbourhood',
  versions: [
    { document: survey.document, note: '', daysAgo: 42 },
    { document: { ...survey.document, fields: withRanking }, note: 'Vraag over geld erbij', daysAgo: 18 },
  ],
  settings: {
    ...survey.settings,
    state: 'Custom',
    openDate: momentAt(dates.daysAgo(42), '08:00', defaultTimeZone).toISOString(),
    closeDate: momentAt(dates.inDays(24), '20:00', defaultTimeZone).toISOString(),
    referencePrefix: 'BU',
  },
  sent: 241,
  minutes: 3,
  leaves: [
    ['parts', 45],
    ['idea', 35],
    ['better', 20],
  ],
  isCounted: true,
  fill(random, version) {
    const given = pickWeighted(random, grades);
    return {
      grade: [given],
      'parts.green': [pickWeighted(random, green)],
      'parts.traffic': [pickWeighted(random, traffic)],
      ...(chance(random, 0.9) && { 'parts.safety': [pickWeighted(random, safety)] }),
      better: some(random, matters, 1 + Math.floor(random() * 3)),
      ...(version > 1 && chance(random, 0.85) && ranked(random)),
      ...(Number(given) <= 5 && chance(random, 0.8) && { grading: [pick(random, reasons)] }),
      ...(chance(random, 0.42) && { idea: [pick(random, ideas)] }),
    };
  },
  labels: () => [],
});
