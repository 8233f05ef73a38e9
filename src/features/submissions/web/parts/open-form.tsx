import { useEffect, useState } from 'react';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { FormEntry, FormToFill } from '../../contract/filling.ts';
import { readVersionToFill } from '../../contract/submissions.endpoints.ts';
import { EntryAnswers } from './entry-answers.tsx';
import type { ForItem } from './for-item.ts';
import { FormFill } from './form-fill.tsx';
import { FormNotOpen } from './form-not-open.tsx';
import { forgetKept, type KeptFilling, placeOfFilling, readKept } from './kept-filling.ts';

export interface OpenFormProps {
  form: FormToFill;
  /** Of what is filled in without script or by a link in a mail. */
  entryKey: string;
  entry?: FormEntry | undefined;
  headingLevel: number;
  pagePath: string;
  forItem?: ForItem | undefined;
}

const isOpen = ({ availability, isFull }: FormToFill): boolean =>
  !isFull && (availability === 'open' || availability === 'close-future');

/**
 * A form that can be filled in, or why it cannot. What somebody began stays as it was under their hands: a newer version,
 * or a window that closes, comes when the page is opened again, and then what was kept on the device is still theirs.
 */
export function OpenForm(props: OpenFormProps) {
  const { form, entry, forItem } = props;
  const [begun, setBegun] = useState(form);
  if (!isOpen(begun) && isOpen(form)) setBegun(form);
  const isAlive = useIsAlive();
  const place = placeOfFilling(form.guid, forItem?.guid);
  const [kept, setKept] = useState<KeptFilling>();
  useEffect(() => {
    if (isAlive && entry === undefined) setKept(readKept(place, Date.now()));
  }, [isAlive, entry, place]);

  function startOver(): void {
    forgetKept(place);
    setKept(undefined);
    setBegun(form);
    keepFocus(() => document.getElementById(`form-${form.guid}`)?.querySelector('h2, h3, h4, h5, h6'));
  }

  const shown = { ...props, kept, form: isOpen(begun) ? begun : form };
  if (kept === undefined || kept.version === shown.form.version) return <ShownForm {...shown} />;
  return <OlderForm {...shown} kept={kept} onStartOver={startOver} />;
}

interface ShownFormProps extends OpenFormProps {
  kept: KeptFilling | undefined;
  /** It is of an older version, and whoever starts over gets the newest. */
  onStartOver?: (() => void) | undefined;
}

function ShownForm({ form, entry, kept, headingLevel, ...props }: ShownFormProps) {
  if (isOpen(form)) return <FormFill key={form.version} {...{ form, entry, headingLevel, ...props }} />;
  const posted = entry?.posted ?? kept?.posted;
  return (
    <>
      <FormNotOpen form={form} />
      {posted && <EntryAnswers document={entry?.document ?? form.document} {...{ posted, headingLevel }} />}
    </>
  );
}

function OlderForm({ kept, onStartOver, ...props }: ShownFormProps & { kept: KeptFilling }) {
  const { t } = useTranslation();
  const { guid } = props.form;
  const older = useNeeded(readVersionToFill, { params: { guid, version: kept.version } });
  if (older.data !== undefined) {
    return <ShownForm {...props} {...{ kept, onStartOver }} form={{ ...props.form, ...older.data }} />;
  }
  // It cannot be had: the form as it is now, and what was kept stays until something else is typed.
  if (!older.isComing) return <ShownForm {...props} kept={undefined} />;
  return (
    <SkeletonGroup label={t('ui.busy')}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
