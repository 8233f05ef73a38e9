import { FormDocument } from '#features/forms/contract/form-document.ts';
import { formSteps } from '#features/forms/contract/form-questions.ts';
import type { Device } from '#features/submissions/contract/figures/device-of.ts';
import { begunMark, leftMark, sentMark } from '#features/submissions/contract/figures/step-mark.ts';
import { stretchOf } from '#features/submissions/contract/figures/step-time.ts';
import { checkStep, stepOfField } from '#features/submissions/contract/step-flow.ts';
import type { PastCounts } from '#features/submissions/server/figures/step-counts.service.ts';
import type { PastSubmission } from '#features/submissions/server/past/past-submissions.service.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { seededRandom } from '../pictures/seeded-random.ts';
import { type DemoForm, formKeys } from './demo-form.ts';
import { chance, pickWeighted } from './made-up.ts';

const devices: readonly [readonly [Device, number], ...(readonly [Device, number])[]] = [
  ['phone', 64],
  ['computer', 30],
  ['tablet', 6],
];

/** Of those who sent it, so many more began and left. */
const leftShare = 0.38;

/** Adds up what is the same. */
function createSums<T extends object>() {
  const sums = new Map<string, T & { number: number }>();
  return {
    add(counted: T): void {
      const key = JSON.stringify(counted);
      sums.set(key, { ...counted, number: (sums.get(key)?.number ?? 0) + 1 });
    },
    all: () => [...sums.values()],
  };
}

/** How far people came with a form, by what was sent and by those who left on the way; the same every time. */
export function demoStepCounts(form: DemoForm, sent: readonly PastSubmission[]): PastCounts {
  const random = seededRandom(1953 + formKeys.indexOf(form.key));
  const documents = form.versions.map(({ document }) => FormDocument.parse(document));
  const steps = createSums<Omit<PastCounts['steps'][number], 'number'>>();
  const times = createSums<Omit<PastCounts['times'][number], 'number'>>();
  for (const { version, beganAt, sentAt } of sent) {
    const document = documents[version - 1];
    if (document === undefined) continue;
    const day = calendarDay(sentAt, defaultTimeZone);
    const asked = formSteps(document);
    const walk = [...asked.map(({ id }) => id), checkStep];
    const walkAs = (device: Device, through: readonly string[]) => {
      for (const mark of [begunMark, ...through.slice(1)]) steps.add({ version, day, mark, device });
    };
    const device = pickWeighted(random, devices);
    walkAs(device, walk);
    steps.add({ version, day, mark: sentMark, device });
    // The more is asked the longer it takes; the look at the end less than most steps.
    const weights = walk.map((_, index) => (asked[index]?.fields.length ?? 1) * (0.7 + random() * 0.6));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [at, step] of walk.entries()) {
      const seconds = (((sentAt.getTime() - beganAt.getTime()) / 1000) * (weights[at] ?? 0)) / whole;
      times.add({ version, day, step, seconds: stretchOf(seconds) });
    }
    if (!chance(random, leftShare)) continue;
    const field = pickWeighted(random, form.leaves);
    const at = walk.indexOf(stepOfField(document, field) ?? '');
    const other = pickWeighted(random, devices);
    walkAs(other, walk.slice(0, at + 1));
    if (at !== -1) steps.add({ version, day, mark: leftMark(field), device: other });
  }
  return { steps: steps.all(), times: times.all() };
}
