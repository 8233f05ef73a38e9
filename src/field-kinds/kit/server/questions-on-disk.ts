import { readQuestions } from './read-questions.ts';

/** From their folders. Where the server is built, scripts/built-definitions.ts puts a list in this file's place. */
export const questionsOnDisk = await readQuestions(new URL('../../', import.meta.url));
