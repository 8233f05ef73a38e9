import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readFormCrossing, readFormFigures, readOpenAnswers } from '../contract/form-figures.endpoints.ts';
import { answersInput, crossingInput, figuresInput } from './figures-address.ts';

/** Behind `admin/forms`: the form, its version, and a question where answers are read. */
const partsOf = ({ pathname }: URL): string[] => pathname.split('/admin/forms/')[1]?.split('/') ?? [];

export async function loadFigures(app: ScreenApp, url: URL): Promise<unknown> {
  const [guid = '', version = ''] = partsOf(url);
  const figures = await loadFresh(app, readFormFigures, figuresInput(guid, version, url.searchParams, app.language));
  const crossing = crossingInput(figures, version, url.searchParams, app.language);
  return crossing && loadFresh(app, readFormCrossing, crossing);
}

export function loadAnswers(app: ScreenApp, url: URL): Promise<unknown> {
  const [guid = '', version = '', , field = ''] = partsOf(url);
  return loadFresh(app, readOpenAnswers, answersInput(guid, version, field, url.searchParams, app.language));
}
