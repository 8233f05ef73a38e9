import Bookmark from 'lucide-react/icons/bookmark';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormFiles } from '#features/form-files/web/parts/use-form-files.tsx';
import { everyField, formSteps } from '#features/forms/contract/form-questions.ts';
import { PointMap } from '#features/maps/web/parts/point-map.tsx';
import { GuestsQuestion } from '#features/sign-ups/web/parts/guests-question.tsx';
import { readPostedFile, writePostedFile } from '#field-kinds/kit/contract/posted-file.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { DerivedAnswersContext } from '#field-kinds/kit/web/derived-answers-context.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { QuestionFilesContext } from '#field-kinds/kit/web/question-files-context.ts';
import { type AskedMap, QuestionMapContext } from '#field-kinds/kit/web/question-map-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useSearch } from '#platform/web/content/search-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { FormEntry, FormToFill } from '../../contract/filling.ts';
import { proofAddress, proofAddressFault } from '../../contract/proof-address.ts';
import { stepFields } from '../../contract/step-fields.ts';
import { checkStep, faultsOfStep, readAction } from '../../contract/step-flow.ts';
import { postFormStep } from '../../contract/submissions.endpoints.ts';
import { idOfQuestion } from './asked-question.tsx';
import type { ForItem } from './for-item.ts';
import { FormAnswers } from './form-answers.tsx';
import { FormFaults } from './form-faults.tsx';
import styles from './form-fill.module.css';
import { FormSteps } from './form-steps.tsx';
import { LaterPanel } from './later-panel.tsx';
import { NotSent } from './not-sent.tsx';
import { ProofAddressQuestion } from './proof-address-question.tsx';
import { ResumedNotice } from './resumed-notice.tsx';
import { StepFields } from './step-fields.tsx';
import { StepHeading, useStepTitle } from './step-heading.tsx';
import { useTrial } from './trial-context.ts';
import { useCountedSteps } from './use-counted-steps.ts';
import { useFilling } from './use-filling.ts';
import { useLater } from './use-later.ts';
import { usePrefill } from './use-prefill.ts';
import { useSendingForm } from './use-sending-form.ts';

const drawPointMap = (asked: AskedMap) => <PointMap {...asked} />;

interface FormFillProps {
  form: FormToFill;
  entry: FormEntry | undefined;
  /** Of the entry, where the browser posts the steps itself. */
  entryKey: string;
  headingLevel: number;
  pagePath: string;
  /** Of an older version: who starts over gets the newest. */
  onStartOver?: (() => void) | undefined;
  forItem?: ForItem | undefined;
}

/**
 * Filling in a form, step by step. Everything is a form of the browser's own: without script each step is posted; with
 * ours the same buttons take the steps here, and what is typed stays on the device until it is sent.
 */
export function FormFill({ form, entry, entryKey, headingLevel, pagePath, onStartOver, forItem }: FormFillProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const filling = useFilling(form, entry, entryKey, useSearch(), forItem?.guid);
  const sending = useSendingForm(form.guid);
  const isTrial = useTrial() !== undefined;
  const { files, isBusy, forgetRemoved, stopAll } = useFormFiles({
    formGuid: form.guid,
    isTrial,
    ...filling,
  });
  const [isTooSoon, setIsTooSoon] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPrefilled = usePrefill(form, filling, element);
  const { document, drawn, checked, walk, isTaken } = filling;
  const { step } = drawn;
  const counting = useCountedSteps({
    formGuid: form.guid,
    version: filling.version,
    step,
    // What is tried out by who makes the form is nobody's filling in.
    isTaken: isTaken && !isTrial,
    isRestored: filling.isRestored,
  });
  const isLast = step === checkStep;
  const later = useLater({
    formGuid: form.guid,
    pagePath,
    until: entry?.until ?? undefined,
    posted: drawn.posted,
    readNow: () => ({
      version: filling.version,
      key: filling.senderKey(),
      step,
      posted: copied(filling.readNow(element.current)),
    }),
    solve: sending.solve,
    onClosed: () => heading.current?.focus(),
  });
  const titleOf = useStepTitle(document);
  const address = proofAddress(document, filling.readNow(null), checked.answers);
  const addressFault = isLast && form.needsProof && drawn.showsFaults ? proofAddressFault(address) : undefined;
  const faults = drawn.showsFaults ? faultsOfStep(document, step, checked.faults) : [];
  const here = formSteps(document).find(({ id }) => id === step);
  const help = here?.break && pickLanguage(here.break.help, language, defaultLanguage);
  const intro = pickLanguage(document.intro, language, defaultLanguage);
  const next = walk[walk.indexOf(step) + 1];
  const hasFiles = Array.from(everyField(document)).some(({ kind }) => questionBook.named(kind)?.holdsFiles);

  // Whoever goes to another step is told where they are; the summary of faults takes the focus itself.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    forgetRemoved();
  }, [step, forgetRemoved]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (!isTaken) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? { [submitter.name]: [submitter.value] } : {};
    const action = readAction(pressed);
    // The server erases it, and the page is drawn anew without it.
    if (action.kind === 'forget') {
      filling.finish();
      return;
    }
    event.preventDefault();
    if (action.kind === 'later') {
      later.begin();
      return;
    }
    // A file that is still on its way would be missing.
    setIsTooSoon(isBusy && (action.kind === 'next' || action.kind === 'send'));
    if (isBusy && (action.kind === 'next' || action.kind === 'send')) return;
    if (action.kind !== 'send') {
      filling.act(action, element.current);
      // The questions are drawn anew, the button that was pressed too.
      if (action.kind === 'add' || action.kind === 'remove') {
        keepFocus(() => window.document.getElementById(idOfQuestion(action.group)));
      }
      return;
    }
    const [fault] = checked.faults;
    if (fault !== undefined) {
      filling.showFaults(fault.field);
      return;
    }
    const posted = filling.readNow(event.currentTarget);
    if (form.needsProof && proofAddressFault(proofAddress(document, posted, checked.answers)) !== undefined) {
      filling.showFaults(stepFields.email);
      return;
    }
    if (sending.isSending) return;
    const trap = new FormData(event.currentTarget).get(stepFields.trap);
    void sending.send(
      {
        formGuid: form.guid,
        version: filling.version,
        key: filling.senderKey(),
        posted,
        itemGuid: forItem?.guid,
        website: typeof trap === 'string' ? trap : '',
      },
      {
        onSent() {
          counting.sent();
          filling.finish();
        },
        // One that had its time is missing: its question says so, with what was chosen.
        onFileGone(name) {
          filling.put(name, (values) =>
            values.map((text) => writePostedFile({ ...readPostedFile(text), mediaType: '' })),
          );
          filling.showFaults(name.split('.', 1)[0] ?? '');
        },
      },
    );
  }

  /** The button goes with what it was about. */
  function startOver(): void {
    stopAll();
    if (onStartOver !== undefined) {
      onStartOver();
      return;
    }
    filling.startOver();
    heading.current?.focus();
  }

  function input({ target }: FormEvent): void {
    if (!isTaken || element.current === null) return;
    if ('name' in target && typeof target.name === 'string') counting.touched(target.name);
    sending.prepare();
    filling.noteInput(element.current);
  }

  return (
    <div className={styles.fill} id={`form-${form.guid}`}>
      {walk.length > 2 && <FormSteps {...{ walk, step, titleOf }} />}
      <form
        ref={element}
        className={styles.form}
        method="post"
        action={endpointUrl(postFormStep, { params: { guid: form.guid } })}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate
        onSubmit={submit}
        onInput={input}
      >
        <input type="hidden" name={stepFields.step} value={step} />
        <input type="hidden" name={stepFields.drawn} value={[...checked.shown].join(' ')} />
        <input type="hidden" name={stepFields.language} value={language} />
        <input type="hidden" name={stepFields.page} value={pagePath} />
        {forItem !== undefined && <input type="hidden" name={stepFields.item} value={forItem.guid} />}
        {entryKey !== '' && <input type="hidden" name={stepFields.key} value={entryKey} />}
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={`trap-${form.guid}`}>{t('filling.trap')}</label>
          <input id={`trap-${form.guid}`} name={stepFields.trap} tabIndex={-1} autoComplete="off" />
        </div>
        {/* Enter in a field goes on, and the first button of a form is what it presses. */}
        <button
          type="submit"
          name={stepFields.action}
          value={isLast ? 'send' : 'next'}
          className={styles.onEnter}
          tabIndex={-1}
          aria-hidden="true"
        />
        {filling.isRestored && (
          <Notice
            actions={
              <PlainButton variant="quiet" isCompact onClick={startOver}>
                {t('filling.restored.startOver')}
              </PlainButton>
            }
          >
            {t(onStartOver === undefined ? 'filling.restored.text' : 'filling.restored.older')}
          </Notice>
        )}
        {entry?.until && <ResumedNotice until={entry.until} />}
        {isPrefilled && <Notice>{t('filling.prefilled')}</Notice>}
        <FormFaults {...{ document, faults, addressFault }} attempt={drawn.attempt} />
        {drawn.posted[stepFields.refused] !== undefined && (
          <Notice tone="danger" title={t('filling.notSent')}>
            {t('filling.refused')}
          </Notice>
        )}
        {sending.error !== undefined && <NotSent error={sending.error} {...{ document, answers: checked.answers }} />}
        {walk.indexOf(step) === 0 && intro?.value && (
          <p className={styles.intro}>
            <Text of={intro} />
          </p>
        )}
        <StepHeading ref={heading} level={headingLevel} title={titleOf(step)} help={help} />
        {isLast ? (
          <>
            <FormAnswers document={document} answers={checked.answers} />
            {forItem !== undefined && forItem.mostGuests > 0 && (
              <GuestsQuestion
                key={`guests ${drawn.round}`}
                name={stepFields.guests}
                id={idOfQuestion(stepFields.guests)}
                most={forItem.mostGuests}
                posted={drawn.posted}
              />
            )}
            {form.needsProof && <ProofAddressQuestion key={drawn.round} address={address} fault={addressFault} />}
          </>
        ) : (
          <DerivedAnswersContext value={(name) => checked.answers[name]}>
            <QuestionFilesContext value={isTaken ? files : undefined}>
              <QuestionMapContext value={drawPointMap}>
                <StepFields
                  key={`${step} ${drawn.round}`}
                  fields={here?.fields ?? []}
                  {...{ shown: checked.shown, posted: drawn.posted, faults }}
                />
              </QuestionMapContext>
            </QuestionFilesContext>
          </DerivedAnswersContext>
        )}
        {isTooSoon && isBusy && (
          <Notice tone="warning" isLive>
            {t('formFiles.busy')}
          </Notice>
        )}
        <div className={styles.buttons}>
          <PlainButton
            type="submit"
            name={stepFields.action}
            value={isLast ? 'send' : 'next'}
            variant="primary"
            aria-disabled={sending.isSending || undefined}
          >
            {isLast
              ? t(sending.isSending ? 'filling.sending' : 'filling.send')
              : t('filling.next', { step: titleOf(next ?? checkStep).value })}
          </PlainButton>
          {walk.indexOf(step) > 0 && (
            <PlainButton type="submit" name={stepFields.action} value="back" variant="quiet" formNoValidate>
              {t('filling.back')}
            </PlainButton>
          )}
          {form.canResume && (
            <PlainButton
              type="submit"
              name={stepFields.action}
              value="later"
              variant="quiet"
              icon={Bookmark}
              formNoValidate
              aria-disabled={later.isBusy || undefined}
            >
              {t('filling.later.button')}
            </PlainButton>
          )}
        </div>
        <p role="status" className="visually-hidden">
          {sending.isSending ? t('filling.sending') : ''}
        </p>
      </form>
      {form.canResume && (
        <LaterPanel later={later} formGuid={form.guid} {...{ entryKey, pagePath, step, headingLevel, isTaken }} />
      )}
    </div>
  );
}

const copied = (posted: PostedFields): Record<string, string[]> =>
  Object.fromEntries(Object.entries(posted).map(([name, values]) => [name, [...values]]));
