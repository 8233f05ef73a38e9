import type { Site } from '../faults/site.ts';
import { itemWriting } from './items.ts';
import { formWriting, signUpWriting } from './submissions.ts';
import { voteWriting } from './votes.ts';
import { wordWriting } from './words.ts';
import type { Writing } from './writing.ts';

/** Who adds items, three of them; who types into a page, sends a form, signs up and votes. */
export async function everyKind(site: Site): Promise<Writing[]> {
  return [
    itemWriting(),
    itemWriting(),
    itemWriting(),
    wordWriting('a'),
    await formWriting(site),
    await signUpWriting(site),
    await voteWriting(site),
  ];
}
