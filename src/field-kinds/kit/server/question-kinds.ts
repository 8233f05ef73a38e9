import { createQuestionKinds } from './create-question-kinds.ts';
import { questionsOnDisk } from './questions-on-disk.ts';

/** Found once, when the server starts: which kinds there are does not change while it runs. */
export const questionKinds = createQuestionKinds(questionsOnDisk);
