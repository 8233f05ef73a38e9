import { createContext, type ReactNode } from 'react';

/** A file that somebody chose, with why it cannot be sent, when that shows before it is. */
export interface ChosenFile {
  file: File;
  refusal: string | undefined;
}

export interface QuestionFiles {
  /** How many a question has by now, those on their way too. */
  countOf(name: string): number;
  add(name: string, chosen: readonly ChosenFile[]): void;
  /** The files of a question with their progress, as fields of the form. `chooserId` takes the focus when the last one goes. */
  draw(name: string, chooserId: string): ReactNode;
}

/** Filled by a form that can send files by itself; without it a browser posts them with the step. */
export const QuestionFilesContext = createContext<QuestionFiles | undefined>(undefined);
