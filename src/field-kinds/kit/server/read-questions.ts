import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { QuestionKind } from '../contract/question-kind.ts';
import type { FoundQuestion } from './create-question-kinds.ts';

/** Those of the kinds in this folder that forms ask by. */
export async function readQuestions(root: URL): Promise<FoundQuestion[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const found: FoundQuestion[] = [];
  for (const folder of entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()) {
    const address = new URL(`${folder}/question.ts`, root);
    if (!existsSync(address)) continue;
    const { default: question, settings } = (await import(address.href)) as Pick<FoundQuestion, 'settings'> & {
      default: QuestionKind;
    };
    found.push({ folder, question, settings });
  }
  return found;
}
