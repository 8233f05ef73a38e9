import { type ColorScheme, defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { demoGuid } from '../demo-guid.ts';
import { coatOfArms, favicon, logo } from './coat-of-arms.ts';
import { type Drawing, scene } from './drawing.ts';
import { hero } from './hero.ts';
import { filePalette, type Theme } from './palette.ts';
import { peopleDrawings } from './people-drawings.ts';
import { plan } from './plan.ts';

/** Deep harbour water, and red lead. */
export const demoColors = defaultColors;

export const drawings = {
  skyline: {
    width: 1920,
    height: 640,
    alt: [
      'De Oude Haven van Vloedhaven, met de vuurtoren, gevelhuizen, de kerktoren en boten op het water',
      'The Old Harbour of Vloedhaven, with the lighthouse, gabled houses, the church tower and boats on the water',
    ],
    draw: hero,
  },
  plan: {
    width: 640,
    height: 640,
    alt: [
      'Plattegrond van het Havenkwartier: links de oude stad, rechts de nieuwe wijk op het terrein van de werf',
      'Plan of the Harbour Quarter: the old town on the left, the new neighbourhood on the shipyard site on the right',
      {
        de: 'Plan des Hafenviertels: links die Altstadt, rechts das neue Viertel auf dem Werftgelände',
        ar: 'مخطط حي الميناء: المدينة القديمة على اليسار والحي الجديد في موقع حوض السفن على اليمين',
      },
    ],
    draw: plan,
  },
  harbour: scene(
    'haven',
    'card',
    1,
    'De haven met kranen, gevelhuizen en een sleepboot',
    'The harbour with cranes, gabled houses and a tugboat',
  ),
  bridge: scene(
    'brug',
    'card',
    2,
    'De Havenbrug staat open voor een zeilboot',
    'The harbour bridge is open for a sailing boat',
  ),
  dike: scene('dijk', 'card', 3, 'De Zuiderdijk met een molen en schapen', 'The Zuiderdijk with a windmill and sheep'),
  market: scene('markt', 'card', 4, 'Marktkramen op het Kerkplein', 'Market stalls on Kerkplein square'),
  homes: scene('woningen', 'card', 5, 'Nieuwe rijtjeshuizen met zonnepanelen', 'New terraced houses with solar panels'),
  reeds: scene(
    'natuur',
    'card',
    6,
    'Riet langs het water, met bomen op de oever',
    'Reeds along the water, with trees on the bank',
  ),
  'cycle-path': scene(
    'fietsen',
    'card',
    7,
    'Een fiets op het fietspad tussen de bomen',
    'A bicycle on the cycle path between the trees',
  ),
  library: scene(
    'bibliotheek',
    'card',
    8,
    'De bibliotheek, met fietsen voor de deur',
    'The library, with bicycles at the door',
  ),
  cargo: scene('vracht', 'card', 9, 'Een vrachtschip met containers', 'A freighter with containers'),
  lighthouse: scene(
    'vuurtoren',
    'card',
    10,
    'De vuurtoren met een zeilboot op zee',
    'The lighthouse with a sailing boat at sea',
  ),
  'dike-large': scene(
    'dijk',
    'large',
    3,
    'De Zuiderdijk met een molen en schapen',
    'The Zuiderdijk with a windmill and sheep',
  ),
  'market-narrow': scene('markt', 'narrow', 4, 'Marktkramen op het Kerkplein', 'Market stalls on Kerkplein square'),
  'bridge-narrow': scene('brug', 'narrow', 2, 'De Havenbrug staat open', 'The harbour bridge is open'),
  'dike-panorama': scene(
    'dijk',
    'panorama',
    3,
    'De Zuiderdijk met een molen, schapen en windmolens aan de horizon',
    'The Zuiderdijk with a windmill, sheep, and wind turbines on the horizon',
  ),
  'market-panorama': scene(
    'markt',
    'panorama',
    4,
    'De weekmarkt op het Kerkplein, bij de toren',
    'The weekly market on Kerkplein square, near the tower',
  ),
  'bridge-panorama': scene(
    'brug',
    'panorama',
    2,
    'De Havenbrug met een open klep',
    'The harbour bridge with its leaf raised',
  ),
  'barrier-panorama': scene(
    'vuurtoren',
    'panorama',
    10,
    'De havenmond met de vuurtoren en een zeilboot',
    'The harbour mouth with the lighthouse and a sailing boat',
  ),
  'cycle-path-panorama': scene(
    'fietsen',
    'panorama',
    7,
    'Het fietspad langs de Noorderdijk',
    'The cycle path along the Noorderdijk',
  ),
  'homes-panorama': scene(
    'woningen',
    'panorama',
    5,
    'Een straat met nieuwe huizen en bomen',
    'A street with new houses and trees',
  ),
  'harbour-panorama': scene(
    'haven',
    'panorama',
    1,
    'De haven met kranen en een sleepboot',
    'The harbour with cranes and a tugboat',
  ),
  ...peopleDrawings,
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
export const drawingNames = Object.keys(drawings) as DrawingName[];

export const drawingGuid = (name: DrawingName, theme: Theme): string => demoGuid(`picture/${name}/${theme}`);

export const emblemGuids = {
  logo: demoGuid('picture/logo'),
  logoDark: demoGuid('picture/logo-dark'),
  coatOfArms: demoGuid('picture/coat-of-arms'),
  favicon: demoGuid('picture/favicon'),
} as const;

export interface DemoFile {
  id: string;
  name: string;
  /** Drawn only when it is needed. */
  svg(): string;
}

/** Every file of the demo: each picture by day and by night, and the municipality's own signs. */
export function demoFiles(scheme: ColorScheme = demoColors): DemoFile[] {
  const themes = ['light', 'dark'] as const;
  const pictures = drawingNames.flatMap((name) =>
    themes.map((theme) => ({
      id: drawingGuid(name, theme),
      name: theme === 'light' ? `${name}.svg` : `${name}-dark.svg`,
      svg: () => drawings[name].draw(filePalette(scheme, theme)),
    })),
  );
  return [
    { id: emblemGuids.logo, name: 'logo.svg', svg: () => logo(scheme, 'light') },
    { id: emblemGuids.logoDark, name: 'logo-dark.svg', svg: () => logo(scheme, 'dark') },
    { id: emblemGuids.coatOfArms, name: 'coat-of-arms.svg', svg: () => coatOfArms(scheme) },
    { id: emblemGuids.favicon, name: 'favicon.svg', svg: () => favicon(scheme) },
    ...pictures,
  ];
}
