import { blockWriter } from '#blocks/kit/contract/write-block.ts';
import poll from '#blocks/poll/definition.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import { demoGuid } from '../demo-guid.ts';
import type { DemoDates } from './demo-dates.ts';
import type { DemoBlock } from './demo-page.ts';
import { to } from './page-keys.ts';

const pollBlock = blockWriter(poll);

export const openPollName = 'quay-poll';
export const donePollName = 'fountain-poll';
const guidOf = (name: string): string => demoGuid(`block/take-part/${name}`);

export const openPoll = (dates: DemoDates): DemoBlock =>
  pollBlock(
    {
      question: text('Wat komt eerst op de Werfkade?', 'What comes first on the quay?'),
      choices: [
        { key: 'stairs', label: text('Zwemtrap', 'Stairs for swimmers') },
        { key: 'trees', label: text('Bomen en schaduw', 'Trees and shade') },
        { key: 'ferry', label: text('Veer naar de overkant', 'A ferry across') },
        { key: 'lights', label: text('Meer verlichting', 'More light') },
      ],
      closesAt: momentAt(dates.ideasUntil, '20:00', defaultTimeZone).toISOString(),
      results: 'always',
    },
    { heading: text('Peilingen', 'Polls'), anchor: 'peilingen', addPermission: 'Verify' },
  );

export const donePoll = (): DemoBlock =>
  pollBlock(
    {
      question: text('Waar komt de fontein?', 'Where does the fountain go?'),
      choices: [
        { key: 'square', label: text('Op het Kaaiplein', 'On the Kaaiplein') },
        { key: 'park', label: text('In het Zuiderpark', 'In the Zuiderpark') },
        { key: 'station', label: text('Bij het station', 'At the station') },
      ],
      outcome: text('De fontein komt op het Kaaiplein.', 'The fountain goes on the Kaaiplein.'),
      outcomeLink: { label: text('Lees het besluit', 'Read the decision'), href: to('news') },
    },
    { addPermission: 'Public' },
  );

/** How many chose each, in the poll that is over. */
export const donePollVotes = { square: 26, park: 15, station: 9 };

export const donePollGuid = guidOf(donePollName);
export const openPollGuid = guidOf(openPollName);
