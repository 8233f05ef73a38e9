import FlaskConical from 'lucide-react/icons/flask-conical';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { FormTrial } from '#features/submissions/web/parts/form-trial.tsx';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Density } from '#platform/web/ui/density/density.tsx';
import { Dialog, DialogTrigger } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import type { FormSettings } from '../../../contract/form.ts';
import { useBuilder } from '../state/builder-context.ts';
import styles from './trial.module.css';
import { type SentTrial, WhatWouldHappen } from './what-would-happen.tsx';

/** The draft as a resident gets it, on a phone or a wide screen, with nothing kept or mailed. */
export function TrialButton({ settings }: { settings: FormSettings }) {
  const { t } = useTranslation();
  return (
    <DialogTrigger>
      <Button variant="ghost-on-brand" isCompact icon={FlaskConical}>
        {t('forms.build.trial.open')}
      </Button>
      <Dialog size="full" title={t('forms.build.trial.title')}>
        <Trial settings={settings} />
      </Dialog>
    </DialogTrigger>
  );
}

const widths = ['phone', 'wide'] as const;
type Width = (typeof widths)[number];

function Trial({ settings }: { settings: FormSettings }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { guid, session } = useBuilder();
  // As it is now: who tests looks at one form, whatever is saved meanwhile.
  const [document] = useState(() => session.getState().document);
  const [width, setWidth] = useState<Width>('phone');
  const [round, setRound] = useState({ number: 0, beganAt: Date.now(), faults: 0 });
  const [sent, setSent] = useState<SentTrial>();
  const title = pickLanguage(document.title, language, defaultLanguage);
  const confirmation = pickLanguage(settings.confirmation, language, defaultLanguage);
  const again = () => {
    setSent(undefined);
    setRound(({ number }) => ({ number: number + 1, beganAt: Date.now(), faults: 0 }));
  };
  const trial = {
    onRefused: (faults: number) => setRound((now) => ({ ...now, faults: now.faults + faults })),
    onSent: (posted: PostedFields) =>
      setSent({ posted, faults: round.faults, milliseconds: Date.now() - round.beganAt }),
  };
  return (
    <>
      <div className={styles.head}>
        <SegmentedControl
          label={t('forms.build.trial.width')}
          segments={widths.map((id) => ({ id, label: t(`forms.build.trial.widths.${id}`) }))}
          value={width}
          onChange={setWidth}
        />
        <Button variant="quiet" icon={RotateCcw} onPress={again}>
          {t('forms.build.trial.again')}
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={styles.desk}>
          <section className={styles[width]} aria-label={t(`forms.build.trial.on.${width}`)}>
            <p className={styles.testbar}>
              <span>
                <strong>{t('forms.build.trial.test')}</strong> {t('forms.build.trial.nothingKept')}
              </span>
            </p>
            <Density name="public" className={styles.page ?? ''}>
              {title?.value && (
                <h3 className={styles.title}>
                  <Text of={title} />
                </h3>
              )}
              {sent === undefined ? (
                <FormTrial
                  key={round.number}
                  formGuid={guid}
                  document={document}
                  needsProof={settings.visibility === 'Verify'}
                  headingLevel={4}
                  trial={trial}
                />
              ) : (
                <Notice tone="success" title={t('forms.build.trial.arrived')}>
                  {confirmation?.value}
                </Notice>
              )}
            </Density>
          </section>
        </div>
        {sent === undefined ? (
          <p className={styles.hint}>{t('forms.build.trial.hint')}</p>
        ) : (
          <WhatWouldHappen document={document} settings={settings} sent={sent} />
        )}
      </div>
    </>
  );
}
