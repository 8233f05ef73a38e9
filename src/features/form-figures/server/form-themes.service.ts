import { randomUUID } from 'node:crypto';
import type { LiveFormsService, StandingForm } from '#features/forms/server/live-forms.service.ts';
import type { FigureSelection } from '#features/submissions/contract/figures/figure-selection.ts';
import type { SubmissionFiguresService } from '#features/submissions/server/figures/submission-figures.service.ts';
import type { QuestionKinds } from '#field-kinds/kit/server/create-question-kinds.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { DrawingOf } from '../contract/form-figures.ts';
import type { AnswersQuery, OpenAnswers } from '../contract/open-answers.ts';
import {
  deleteTheme,
  findTheme,
  insertTheme,
  listThemed,
  listThemes,
  renameTheme,
  writeThemesOf,
} from './form-themes.repository.ts';

interface FormThemesParts {
  platform: Platform;
  clock: Clock;
  kinds: Pick<QuestionKinds, 'named'>;
  forms: Pick<LiveFormsService, 'readStanding' | 'readVersion' | 'readVersions'>;
  submissions: SubmissionFiguresService;
}

export type FormThemesService = ReturnType<typeof createFormThemesService>;

/** Answers to open questions: to read, and to put under words of one's own. */
export function createFormThemesService({ platform, clock, kinds, forms, submissions }: FormThemesParts) {
  const { db } = platform;

  /** Who deals with what the form brings in may put its answers under words. */
  async function requireForm(viewer: Viewer, guid: string): Promise<StandingForm> {
    const form = await forms.readStanding(guid);
    const handlerRoles = form?.settings.handlerRoleIds ?? [];
    if (form === undefined || !decide(viewer, 'handle', { kind: 'submissions', handlerRoles }).allowed)
      throw notFound();
    return form;
  }

  /** An open question that may be read in a row: what people wrote about themselves may not. */
  async function requireQuestion(viewer: Viewer, guid: string, fieldId: string, asked?: number) {
    const { title } = await requireForm(viewer, guid);
    const infos = await forms.readVersions(guid);
    const versions = infos.map(({ version }) => version).filter((version) => asked === undefined || version === asked);
    for (const version of versions.sort((one, other) => other - one)) {
      const document = await forms.readVersion(guid, version);
      const field = document?.fields.find(({ id }) => id === fieldId);
      if (field === undefined) continue;
      if (kinds.named(field.kind)?.chart !== 'words' || field.personalData !== 'none') throw notFound();
      return { field, title, versions };
    }
    throw notFound();
  }

  async function requireTheme(viewer: Viewer, guid: string) {
    const theme = await findTheme(db, guid);
    if (theme === undefined) throw notFound();
    await requireForm(viewer, theme.formGuid);
    return theme;
  }

  return {
    /** How many answers are in each theme, and in none. */
    async drawingOf(
      viewer: Viewer,
      selection: FigureSelection,
      field: string,
      number: number,
    ): Promise<Omit<DrawingOf<'words'>, 'words'>> {
      const [themes, themed] = await Promise.all([
        listThemes(db, selection.formGuid, field),
        listThemed(db, selection.formGuid, field),
      ]);
      const guids = [...new Set(themed.map(({ submissionGuid }) => submissionGuid))];
      const counting = new Set(await submissions.whichAnswered(viewer, selection, field, guids));
      return {
        chart: 'words',
        themes: themes
          .map(({ guid, name }) => ({
            guid,
            name,
            number: themed.filter((one) => one.themeGuid === guid && counting.has(one.submissionGuid)).length,
          }))
          .sort((one, other) => other.number - one.number),
        loose: Math.max(0, number - counting.size),
      };
    },

    async answers(viewer: Viewer, guid: string, asked: string, query: AnswersQuery): Promise<OpenAnswers> {
      const version = asked === 'all' ? undefined : Number(asked);
      const { field, title, versions } = await requireQuestion(viewer, guid, query.field, version);
      const [themes, themed] = await Promise.all([listThemes(db, guid, field.id), listThemed(db, guid, field.id)]);
      const inTheme = themed.filter((one) => query.theme === 'none' || one.themeGuid === query.theme);
      const selection = { formGuid: guid, versions };
      const { answers, number } = await submissions.answersOf(viewer, selection, {
        field: field.id,
        offset: (query.pageNumber - 1) * query.itemCount,
        limit: query.itemCount,
        among:
          query.theme === undefined
            ? undefined
            : { guids: inTheme.map((one) => one.submissionGuid), isLeftOut: query.theme === 'none' },
      });
      return {
        formTitle: pickLanguage(title, query.language, defaultLanguage)?.value ?? '',
        question: pickLanguage(field.label, query.language, defaultLanguage)?.value ?? '',
        totalNumberOfItems: number,
        themes: themes.map((theme) => ({
          ...theme,
          number: themed.filter((one) => one.themeGuid === theme.guid).length,
        })),
        answers: answers.map((answer) => ({
          submissionGuid: answer.guid,
          text: answer.text,
          sentOn: answer.sentAt.toISOString(),
          themeGuids: themed.filter((one) => one.submissionGuid === answer.guid).map(({ themeGuid }) => themeGuid),
        })),
      };
    },

    async makeTheme(viewer: Viewer, formGuid: string, fieldId: string, name: string): Promise<{ guid: string }> {
      await requireQuestion(viewer, formGuid, fieldId);
      const guid = randomUUID();
      const isMade = await platform.transaction((trx) =>
        insertTheme(trx, { guid, formGuid, field: fieldId, name, now: clock.now() }),
      );
      if (!isMade) throw conflict('theme-exists');
      return { guid };
    },

    async rename(viewer: Viewer, guid: string, name: string): Promise<void> {
      const theme = await requireTheme(viewer, guid);
      const others = await listThemes(db, theme.formGuid, theme.field);
      if (others.some((one) => one.guid !== guid && one.name.toLowerCase() === name.toLowerCase())) {
        throw conflict('theme-exists');
      }
      await platform.transaction((trx) => renameTheme(trx, guid, name));
    },

    async remove(viewer: Viewer, guid: string): Promise<void> {
      await requireTheme(viewer, guid);
      await platform.transaction((trx) => deleteTheme(trx, guid));
    },

    /** Under which themes one answer lies. */
    async place(
      viewer: Viewer,
      formGuid: string,
      fieldId: string,
      { submissionGuid, themeGuids }: { submissionGuid: string; themeGuids: readonly string[] },
    ): Promise<void> {
      const { versions } = await requireQuestion(viewer, formGuid, fieldId);
      const [found] = await submissions.whichAnswered(viewer, { formGuid, versions }, fieldId, [submissionGuid]);
      const all = (await listThemes(db, formGuid, fieldId)).map(({ guid }) => guid);
      const chosen = [...new Set(themeGuids)];
      if (found === undefined || !chosen.every((guid) => all.includes(guid))) throw notFound();
      await platform.transaction((trx) => writeThemesOf(trx, submissionGuid, all, chosen));
    },
  };
}
