import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { StoredRichText } from '#platform/contract/texts/rich-text.ts';
import type { DrawingName } from '../pictures/demo-pictures.ts';
import { illustration } from './block-pictures.ts';
import { textBlock } from './demo-blocks.ts';
import type { Day, DemoDates } from './demo-dates.ts';
import { blocksOfItem, fieldId, itemGuid, momentAt } from './demo-list.ts';
import { rich } from './markup.ts';

const fields = { phase: fieldId(6, 1), location: fieldId(6, 2), contact: fieldId(6, 3), image: fieldId(6, 5) };

interface Project {
  title: [nl: string, en: string];
  summary: [nl: string, en: string];
  story: StoredRichText;
  phase: 'research' | 'design' | 'execution' | 'done';
  place: string;
  contact: string;
  picture: DrawingName;
  from: Day;
  until: Day;
}

/** Works of the municipality that are not the Harbour Quarter, which has pages of its own. */
export const projectItems = (dates: DemoDates): NewItem[] =>
  Object.entries(projects(dates)).map(([key, project], place) => {
    const { imageGuid, width, height, alt } = illustration(project.picture);
    return {
      guid: itemGuid('take-part', key),
      listItemTypeName: 'Project',
      title: text(...project.title),
      metadata: {
        description: text(...project.summary),
        'period-start': momentAt(project.from),
        'period-end': momentAt(project.until),
      },
      fields: {
        [fields.phase]: [project.phase],
        [fields.location]: { address: project.place },
        [fields.contact]: text(project.contact, project.contact),
        [fields.image]: [{ imageGuid, width, height, alt }],
      },
      contentBuildingBlockInstances: blocksOfItem(`item/take-part/${key}`, {
        story: textBlock({ text: project.story }),
      }),
      publishedOn: momentAt(dates.daysAgo(10 + place)),
    };
  });

const projects = (dates: DemoDates): Record<string, Project> => ({
  dike: {
    title: ['De nieuwe Zuiderdijk', 'The new Zuiderdijk'],
    summary: [
      'Bankjes, een uitkijkpunt of een speelplek? Kies wat er op de dijk komt.',
      'Benches, a viewpoint or a playground? Choose what comes on the dike.',
    ],
    story: rich(
      `Het ontwerp voor vier kilometer dijk is klaar. Over de kruin denken de bewoners van de Zuiderwijk mee. De tekeningen vindt u bij de [documenten](documents#zuiderdijk).

      ## Zo denkt u mee

      Kom naar de inloopavond in het gemaal, of stuur ons een [bericht](contact#bericht).`,
      `The design for four kilometres of dike is ready. The residents of the Zuiderwijk help to decide about the top. You find the drawings among the [documents](documents#zuiderdijk).

      ## How to take part

      Come to the drop-in evening in the pumping station, or send us a [message](contact#bericht).`,
    ),
    phase: 'design',
    place: 'Zuiderdijk',
    contact: 'zuiderdijk@vloedhaven.example',
    picture: 'dike-panorama',
    from: dates.daysAgo(240),
    until: dates.inDays(820),
  },
  square: {
    title: ['Een groene Grote Markt', 'A green Grote Markt'],
    summary: [
      'Nieuwe stenen, zestien bomen en drie kranen met drinkwater op het plein.',
      'New paving, sixteen trees and three drinking-water taps on the square.',
    ],
    story: rich(
      `De stratenmakers werken van de toren naar het raadhuis toe. De winkels blijven open. Bij de [wegwerkzaamheden](roadworks) staat welk stuk dicht is.`,
      `The pavers work from the tower towards the old town hall. The shops stay open. The [roadworks](roadworks) tell you which part is closed.`,
    ),
    phase: 'execution',
    place: 'Grote Markt',
    contact: 'markt@vloedhaven.example',
    picture: 'market-panorama',
    from: dates.daysAgo(30),
    until: dates.marketBack,
  },
  bridge: {
    title: ['De Havenbrug vernieuwd', 'The harbour bridge renewed'],
    summary: [
      'Een lichtere klep, bredere fietspaden en borden met de wachttijd.',
      'A lighter leaf, wider cycle paths and signs that show the waiting time.',
    ],
    story: rich(
      `De klep ligt erin. We stellen de aandrijving nu af en testen de borden. De [omleiding](roadworks#havenbrug) geldt tot het testen klaar is.`,
      `The leaf is in place. We are adjusting the drive and testing the signs. The [diversion](roadworks#havenbrug) holds until the tests are done.`,
    ),
    phase: 'execution',
    place: 'Havenbrug',
    contact: 'havenbrug@vloedhaven.example',
    picture: 'bridge-panorama',
    from: dates.daysAgo(120),
    until: dates.bridgeClosed,
  },
  library: {
    title: ['Een bibliotheek voor de Zuiderwijk', 'A library for the Zuiderwijk'],
    summary: [
      'We zoeken uit of de oude school plaats heeft voor boeken, cursussen en koffie.',
      'We find out whether the old school has room for books, courses and coffee.',
    ],
    story: rich(
      `Tot het voorjaar praten we met bewoners, scholen en verenigingen. Daarna maken we een voorstel voor de [gemeenteraad](council).`,
      `Until spring we talk with residents, schools and clubs. After that we make a proposal for the [council](council).`,
    ),
    phase: 'research',
    place: 'Oude school, Zuiderwijk',
    contact: 'bibliotheek@vloedhaven.example',
    picture: 'reading-room-panorama',
    from: dates.daysAgo(45),
    until: dates.inDays(200),
  },
});
