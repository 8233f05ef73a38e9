import { createContext, type ReactNode } from 'react';

export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** A map on which one point is put, moved and taken away. */
export interface AskedMap {
  /** What the point is of, in words. */
  label: string;
  point: MapPoint | undefined;
  onPoint(point: MapPoint | undefined): void;
  centre: MapPoint;
  zoom: number;
  /** How far from the centre it goes, in kilometres; zero is everywhere. */
  withinKilometres: number;
}

/** Filled by a form on a site that has maps; without it a place is asked in words alone. */
export const QuestionMapContext = createContext<((asked: AskedMap) => ReactNode) | undefined>(undefined);
