import { z } from 'zod';
import { FieldId } from '#features/forms/contract/form-document.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { CrossingQuery, FormCrossing } from './form-crossing.ts';
import { FigureQuery, FigureVersion, FormFigures } from './form-figures.ts';
import { AnswersQuery, OpenAnswers, ThemeName } from './open-answers.ts';

const feature = 'form-figures';
/** Who deals with the form: the service asks the kernel, and to others nothing is there. */
const access = 'user';
const ofVersion = z.object({ guid: Guid, version: FigureVersion });
const ofQuestion = z.object({ guid: Guid, field: FieldId });
const oneTheme = z.object({ guid: Guid });
/** Words by which somebody reads; no answer changes by them. */
const audits = { nothing: 'themes are how answers are read, not what was answered' } as const;

export const readFormFigures = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/figures/{version}',
  access,
  feature,
  summary: 'What was sent by a form, summed up: over time, by step and by question',
  params: ofVersion,
  query: FigureQuery,
  output: FormFigures,
});

export const readFormCrossing = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/figures/{version}/crossing',
  access,
  feature,
  summary: 'Two questions of a form against each other',
  params: ofVersion,
  query: CrossingQuery,
  output: FormCrossing,
});

export const readOpenAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/figures/{version}/answers',
  access,
  feature,
  summary: 'What was answered to an open question, with the themes it was put under',
  params: ofVersion,
  query: AnswersQuery,
  output: OpenAnswers,
});

export const makeTheme = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/themes/{field}',
  access,
  feature,
  summary: 'Make a theme for the answers to an open question',
  params: ofQuestion,
  body: z.object({ name: ThemeName }),
  audits,
  touches: [],
  output: oneTheme,
});

export const placeAnswer = defineEndpoint({
  method: 'PUT',
  path: '/api/forms/{guid}/themes/{field}',
  access,
  feature,
  summary: 'Say under which themes one answer lies',
  params: ofQuestion,
  body: z.object({ submissionGuid: Guid, themeGuids: z.array(Guid).max(50) }),
  audits,
  touches: [],
  output: z.undefined(),
});

export const renameTheme = defineEndpoint({
  method: 'PUT',
  path: '/api/formthemes/{guid}',
  access,
  feature,
  summary: 'Give a theme another name',
  params: oneTheme,
  body: z.object({ name: ThemeName }),
  audits,
  touches: [],
  output: z.undefined(),
});

export const deleteTheme = defineEndpoint({
  method: 'DELETE',
  path: '/api/formthemes/{guid}',
  access,
  feature,
  summary: 'Delete a theme; the answers stay',
  params: oneTheme,
  audits,
  touches: [],
  output: z.undefined(),
});
