import { report } from '#features/forms/contract/examples/report.ts';
import type { Random } from '../pictures/seeded-random.ts';
import { told, type WriteForm } from './demo-form.ts';
import { chance, person, pick, pickWeighted, streets } from './made-up.ts';

const seen = {
  light: [
    'De lantaarnpaal voor nummer 12 doet het al een week niet.',
    'Drie lampen op rij zijn uit. Het is hier ’s avonds echt donker.',
    'De lamp knippert de hele nacht en schijnt bij ons naar binnen.',
    'De paal staat scheef na een aanrijding, het licht is uit.',
  ],
  road: [
    'Er zit een gat in het wegdek, fietsers rijden eromheen.',
    'Losse stoeptegels bij de bushalte. Mijn buurvrouw is er al over gestruikeld.',
    'De putdeksel rammelt bij elke auto die eroverheen rijdt.',
    'De drempel is verzakt, er blijft een grote plas staan.',
    'Het zebrapad is bijna niet meer te zien.',
  ],
  waste: [
    'Naast de ondergrondse container staan al dagen vuilniszakken.',
    'Iemand heeft een bankstel en een koelkast gedumpt achter de flat.',
    'De prullenbak bij het bankje zit vol en waait leeg.',
    'De container gaat niet open met mijn pas.',
    'Overal glas op het fietspad na het weekend.',
  ],
  green: [
    'Een grote tak hangt los boven het fietspad.',
    'De heg is zo hoog dat je het verkeer niet ziet aankomen.',
    'Het onkruid staat kniehoog tussen de tegels.',
    'De jonge boom bij de speeltuin is omgewaaid.',
  ],
  else: [
    'De schommel in de speeltuin hangt aan één ketting.',
    'Er staat al weken een fietswrak aan het hek.',
    'Het bankje aan de kade heeft geen zitting meer.',
    'Er is met verf op de muur van de tunnel gespoten.',
  ],
} as const;

const kinds = [
  ['waste', 38],
  ['road', 26],
  ['light', 17],
  ['green', 13],
  ['else', 6],
] as const;

/** Where most is pointed at: the quay, the market, the harbour quarter and the dike. */
const spots: Parameters<typeof pickWeighted<readonly [number, number]>>[1] = [
  [[51.6231, 3.7214], 40],
  [[51.6287, 3.7335], 28],
  [[51.6179, 3.7442], 20],
  [[51.6352, 3.7106], 12],
];

/** A point of the map, near one of those. */
function pointed(random: Random): string {
  const [latitude, longitude] = pickWeighted(random, spots);
  const near = (degrees: number, spread: number) => (degrees + (random() - 0.5) * spread).toFixed(5);
  return `${near(latitude, 0.004)} ${near(longitude, 0.006)}`;
}

export const reportForm: WriteForm = () => ({
  key: 'report',
  versions: [{ document: report.document, note: '', daysAgo: 64 }],
  settings: { ...report.settings, ...told('meldingen') },
  sent: 264,
  minutes: 4,
  leaves: [
    ['photos', 30],
    ['describe', 24],
    ['where', 18],
    ['email', 20],
    ['what', 8],
  ],
  fill(random) {
    const what = pickWeighted(random, kinds);
    const wantsToHear = chance(random, 0.7);
    const { name, email, phone } = person(random);
    return {
      what: [what],
      describe: [pick(random, seen[what])],
      danger: [chance(random, what === 'road' || what === 'green' ? 0.3 : 0.07) ? 'yes' : 'no'],
      where: [
        chance(random, 0.35)
          ? pointed(random)
          : `${pick(random, streets)} ${1 + Math.floor(random() * 120)}, Vloedhaven`,
      ],
      keepme: [wantsToHear ? 'yes' : 'no'],
      ...(what === 'light' && { lamppost: [`VH-${1000 + Math.floor(random() * 4000)}`] }),
      ...(wantsToHear && { name: [name], email: [email] }),
      ...(wantsToHear && chance(random, 0.4) && { phone: [phone] }),
    };
  },
  labels: ({ what, danger }) => [
    ...(danger?.[0] === 'yes' ? ['spoed'] : []),
    ...(what?.[0] === 'light' ? ['verlichting'] : what?.[0] === 'green' ? ['groen'] : []),
  ],
});
