import type { SignUpsService } from '#features/sign-ups/server/sign-ups.service.ts';
import type { PastSubmissionsService } from '#features/submissions/server/past/past-submissions.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { itemGuid } from '../content/demo-list.ts';
import { seededRandom } from '../pictures/seeded-random.ts';
import { demoSignUps } from './demo-sign-ups.ts';
import { person } from './made-up.ts';

export interface DemoSignUpServices {
  signUps: Pick<SignUpsService, 'read' | 'saveSettings'>;
  pastSubmissions: Pick<PastSubmissionsService, 'takeOver'>;
}

const viewer = systemViewer('demo');
const hour = 60 * 60 * 1000;

/** Events that people signed up for, one of them full with some who wait. Nobody is mailed: they came in the past days. */
export async function addSignUps({ signUps, pastSubmissions }: DemoSignUpServices, now: Date): Promise<void> {
  for (const [index, { event, settings, guests }] of demoSignUps.entries()) {
    const guid = itemGuid('events', event);
    const random = seededRandom(400 + index);
    const standard = { formGuid: null, hasWaitingList: true, opensOn: null, closesOn: null };
    await signUps.saveSettings({ viewer }, guid, { ...standard, ...settings });
    const { value } = await signUps.read(viewer, guid);
    if (value === null) continue;
    const sent = guests.map((count, place) => {
      const sentAt = new Date(now.getTime() - (guests.length - place) * 3 * hour);
      const { name, email } = person(random);
      return {
        version: 1,
        posted: { name: [name], email: [email] },
        language: 'nl',
        beganAt: new Date(sentAt.getTime() - 90_000),
        sentAt,
        status: 'new',
        labels: [],
        events: [],
        sentFor: { itemGuid: guid, guests: count },
      };
    });
    await pastSubmissions.takeOver(viewer, value.formGuid, sent);
  }
}
