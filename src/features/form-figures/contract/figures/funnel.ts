import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { everyField, formSteps } from '#features/forms/contract/form-questions.ts';
import type { Device } from '#features/submissions/contract/figures/device-of.ts';
import { begunMark, fieldOfLeft, sentMark } from '#features/submissions/contract/figures/step-mark.ts';
import { middleOfStretches, type StretchCount } from '#features/submissions/contract/figures/step-time.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Funnel } from '../form-figures.ts';
import { leastGroup } from './least-group.ts';
import { stepsOfEveryone } from './steps-of-everyone.ts';

export interface StepCount {
  mark: string;
  device: Device;
  number: number;
}

export interface StepTime extends StretchCount {
  step: string;
}

interface FunnelCounts {
  counts: readonly StepCount[];
  times: readonly StepTime[];
  /** Of what it is compared with. */
  beside?: readonly StepCount[] | undefined;
}

const mostLeft = 5;

const numberOf = (counts: readonly StepCount[], mark: string): number =>
  counts.reduce((sum, one) => (one.mark === mark ? sum + one.number : sum), 0);

/** From who began to who sent. */
export function funnelOf(
  document: FormDocument,
  { counts, times, beside }: FunnelCounts,
  language: string,
): Funnel | null {
  const begun = numberOf(counts, begunMark);
  if (begun < leastGroup) return null;
  const wordsOf = (label: FormDocument['title']) => pickLanguage(label, language, defaultLanguage)?.value ?? '';
  const [first] = formSteps(document);
  const steps = stepsOfEveryone(document, language);
  const middleAt = (step: string): number | null => {
    const timed = times.filter((one) => one.step === (step === begunMark ? first?.id : step));
    const number = timed.reduce((sum, one) => sum + one.number, 0);
    return number < leastGroup ? null : (middleOfStretches(timed) ?? null);
  };
  const labels = new Map(Array.from(everyField(document), ({ id, label }) => [id, wordsOf(label)]));
  const left = counts.reduce((sums, { mark, number }) => {
    const field = fieldOfLeft(mark);
    return field === undefined ? sums : sums.set(field, (sums.get(field) ?? 0) + number);
  }, new Map<string, number>());
  return {
    steps: steps.map((step) => ({
      ...step,
      number: numberOf(counts, step.id),
      middleSeconds: middleAt(step.id),
    })),
    leftAt: [...left]
      .map(([field, number]) => ({ field, label: labels.get(field) ?? field, number }))
      .filter(({ number }) => number >= leastGroup)
      .sort((one, other) => other.number - one.number)
      .slice(0, mostLeft),
    devices: (['phone', 'tablet', 'computer'] as const).map((device) => ({
      device,
      number: numberOf(
        counts.filter((one) => one.device === device),
        begunMark,
      ),
    })),
    was:
      beside === undefined || numberOf(beside, begunMark) < leastGroup
        ? null
        : { begun: numberOf(beside, begunMark), sent: numberOf(beside, sentMark) },
  };
}
