import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { StoredRichText } from '#platform/contract/texts/rich-text.ts';
import type { DrawingName } from '../pictures/demo-pictures.ts';
import { illustration } from './block-pictures.ts';
import { textBlock } from './demo-blocks.ts';
import type { DemoDates } from './demo-dates.ts';
import { blocksOfItem, fieldId, itemGuid, momentAt } from './demo-list.ts';
import { rich } from './markup.ts';

const fields = { status: fieldId(7, 1), location: fieldId(7, 2), image: fieldId(7, 3) };

interface Idea {
  title: [nl: string, en: string];
  summary: [nl: string, en: string];
  story: StoredRichText;
  status: 'new' | 'considered' | 'accepted';
  place: string;
  /** North and east, for the map. */
  at: readonly [number, number];
  picture: DrawingName;
  daysAgo: number;
}

export const ideaGuid = (key: keyof typeof ideas): string => itemGuid('ideas', key);

/** What residents want in the Harbour Quarter. People vote for them and join, also without an account. */
export const ideaItems = (dates: DemoDates): NewItem[] =>
  Object.entries(ideas).map(([key, idea]) => {
    const { imageGuid, width, height, alt } = illustration(idea.picture);
    return {
      guid: itemGuid('ideas', key),
      listItemTypeName: 'Idea',
      title: text(...idea.title),
      metadata: { description: text(...idea.summary) },
      fields: {
        [fields.status]: [idea.status],
        [fields.location]: { address: idea.place, latitude: idea.at[0], longitude: idea.at[1] },
        [fields.image]: [{ imageGuid, width, height, alt }],
      },
      contentBuildingBlockInstances: blocksOfItem(`item/ideas/${key}`, { story: textBlock({ text: idea.story }) }),
      publishedOn: momentAt(dates.daysAgo(idea.daysAgo)),
    };
  });

const ideas = {
  jetty: {
    title: ['Een zwemsteiger in het dok', 'A swimming jetty in the dock'],
    summary: [
      'Met een trap het water in, een ondiep deel voor kinderen en kluisjes.',
      'With steps into the water, a shallow part for children, and lockers.',
    ],
    story: rich(
      `Het water in het dok is schoon genoeg, en in de zomer springen kinderen er nu al in. Een steiger met een trap maakt dat veiliger.

      Wie meedoet, helpt met de tekening en met het plan voor toezicht in het weekend.`,
      `The water in the dock is clean enough, and in summer children jump in already. A jetty with steps makes that safer.

      Whoever joins helps with the drawing and with the plan for lifeguards at weekends.`,
    ),
    status: 'considered',
    place: 'Werfdok',
    at: [51.4431, 3.5862],
    picture: 'pool',
    daysAgo: 3,
  },
  forest: {
    title: ['Een voedselbos in het park', 'A food forest in the park'],
    summary: [
      'Bomen en struiken met fruit en noten, waar iedereen van mag plukken.',
      'Trees and shrubs with fruit and nuts that anyone may pick.',
    ],
    story: rich(
      `Een hoek van het park staat al jaren leeg. Met twintig mensen kunnen we er in een winter een voedselbos planten. De school wil er les geven.`,
      `A corner of the park has been empty for years. Twenty people can plant a food forest there in one winter. The school wants to teach there.`,
    ),
    status: 'accepted',
    place: 'Havenpark',
    at: [51.4457, 3.5911],
    picture: 'tree-planting',
    daysAgo: 7,
  },
  bridge: {
    title: ['Een fietsbrug naar de binnenstad', 'A cycle bridge to the town centre'],
    summary: [
      'Zodat je in drie minuten op het Kaaiplein bent, zonder auto’s.',
      'So that you are on Kaaiplein square in three minutes, without cars.',
    ],
    story: rich(
      `Nu fietst iedereen om, langs de drukke Havenbrug. Een smalle brug over het dok scheelt elke rit een kilometer.`,
      `Now everybody cycles the long way round, over the busy harbour bridge. A narrow bridge over the dock saves a kilometre on every trip.`,
    ),
    status: 'new',
    place: 'Kaaiplein',
    at: [51.4408, 3.5801],
    picture: 'bridge',
    daysAgo: 9,
  },
  shed: {
    title: ['Loods 4 als buurthuis', 'Shed 4 as a community centre'],
    summary: [
      'Een keuken, een werkplaats en een zaal voor iedereen in de buurt.',
      'A kitchen, a workshop and a hall for everyone in the neighbourhood.',
    ],
    story: rich(
      `De loods staat er nog goed bij. Met een keuken en een werkplaats wordt het een plek waar buren elkaar leren kennen.`,
      `The shed is still in good shape. With a kitchen and a workshop it becomes a place where neighbours get to know each other.`,
    ),
    status: 'new',
    place: 'Loods 4, Werfkade',
    at: [51.444, 3.584],
    picture: 'drop-in-panorama',
    daysAgo: 12,
  },
  houses: {
    title: ['Tiny houses op de helling', 'Tiny houses on the slipway'],
    summary: [
      'Twintig kleine huizen voor starters, die later kunnen verhuizen.',
      'Twenty small houses for starters, which can move on later.',
    ],
    story: rich(
      `Op de oude scheepshelling is plaats voor twintig kleine huizen op wielen. Zo wonen er al mensen voordat de wijk af is.`,
      `The old slipway has room for twenty small houses on wheels. That way people live here before the quarter is finished.`,
    ),
    status: 'new',
    place: 'Scheepshelling',
    at: [51.4419, 3.5893],
    picture: 'homes',
    daysAgo: 16,
  },
  'cycle-path': {
    title: ['Een fietspad zonder drempels', 'A cycle path without bumps'],
    summary: [
      'Breed, vlak en verlicht, ook fijn met een rolstoel of scootmobiel.',
      'Wide, flat and lit, and good for wheelchairs and mobility scooters too.',
    ],
    story: rich(
      `Langs de kade ligt nu een pad met stenen en randen. Een vlak pad met goed licht is voor iedereen fijner.`,
      `Along the quay there is now a path of cobbles and kerbs. A flat path with good light is better for everyone.`,
    ),
    status: 'new',
    place: 'Werfkade',
    at: [51.4449, 3.5829],
    picture: 'cycle-path',
    daysAgo: 21,
  },
} satisfies Record<string, Idea>;
