import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { formExamples } from '../contract/examples/form-examples.ts';
import type { FormExampleSketch } from '../contract/form.ts';
import { FormDocument } from '../contract/form-document.ts';
import { formExampleNames } from '../contract/form-example-names.ts';
import { formSteps } from '../contract/form-questions.ts';

const drawnQuestions = 3;

/** The examples as small drawings show them. */
export const sketchExamples = (language: Language): FormExampleSketch[] =>
  formExampleNames.map((name) => {
    const document = FormDocument.parse(formExamples[name].document);
    const words = (text: FormDocument['title']) => pickLanguage(text, language, defaultLanguage) ?? { value: '' };
    const questions = document.fields.filter(({ kind }) => questionKinds.named(kind)?.isLayout !== true);
    return {
      name,
      title: words(document.title),
      questionCount: questions.length,
      stepCount: formSteps(document).length,
      questions: questions
        .filter(({ condition }) => condition === null)
        .slice(0, drawnQuestions)
        .map(({ label }) => words(label)),
    };
  });
