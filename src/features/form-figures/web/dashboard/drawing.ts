import type { ReactNode } from 'react';
import type { TableOfChart } from '#platform/web/charts/chart-table.tsx';
import type { DrawingOf, QuestionFigure } from '../../contract/form-figures.ts';
import type { FigureWords } from './use-figure-words.tsx';

export interface Drawn {
  says?: ReactNode;
  body: ReactNode;
  table: TableOfChart;
  isTable?: boolean;
  foot?: ReactNode;
  isWide?: boolean;
}

export interface Drawing<Chart extends QuestionFigure['drawing']['chart'] = QuestionFigure['drawing']['chart']> {
  figure: QuestionFigure;
  drawing: DrawingOf<Chart>;
  words: FigureWords;
  wasName: string | undefined;
  title: string;
  answersHref: string;
}

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);
export const wasShare = (was: number | null, whole: number | null): number | null =>
  was === null || whole === null ? null : share(was, whole);
