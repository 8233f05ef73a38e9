import { createContext, type ReactNode } from 'react';
import type { PostedFile } from '../contract/posted-file.ts';

export interface QuestionFilesProps {
  /** Of the hidden fields that name the files that were sent (`writePostedFile`). */
  name: string;
  /** Of the field to choose files with, which the list of errors leads to. */
  id: string;
  /** Media types, as the attribute `accept` has them; any when undefined. */
  accept: string | undefined;
  mostFiles: number;
  mostBytes: number;
  held: readonly PostedFile[];
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** Filled by a form that can send files by itself: with progress, a way to stop and to take one away. */
export const QuestionFilesContext = createContext<((props: QuestionFilesProps) => ReactNode) | undefined>(undefined);
