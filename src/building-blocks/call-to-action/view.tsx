import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { type PhaseState, Phases } from '#platform/web/ui/gauge/phases.tsx';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockViewProps, PlaceBlock } from '../kit/web/block-view.ts';
import { LinkButtons } from '../kit/web/link-buttons.tsx';
import type definition from './definition.ts';
import styles from './view.module.css';

type CallToAction = typeof definition;

export const placement: PlaceBlock<CallToAction> = () => ({ isPlane: true, hasOwnGround: true });

/** The one plane of the primary on a page. */
export default function CallToActionView({ block, options, isFirst }: BlockViewProps<CallToAction>) {
  const { eyebrow, title, text, buttons, picture, phases, figures } = options;
  const hasWords = isFilled(title) || isFilled(text) || phases.length > 0 || figures.length > 0;
  if (!hasWords && picture === undefined && !buttons.some(({ label }) => isFilled(label))) return null;
  return (
    <div className={classNames(styles.plane, 'on-brand')}>
      <div className={classNames('wrap', styles.halves, picture && styles.withPicture)}>
        <div className={styles.words}>
          {isFilled(title) && (
            <div>
              {isFilled(eyebrow) && (
                <p className={styles.eyebrow}>
                  <Text of={eyebrow} />
                </p>
              )}
              <Heading level={innerLevel(block)} className={classNames(styles.title, 't-40')}>
                <Text of={title} />
              </Heading>
            </div>
          )}
          {isFilled(text) && (
            <p className={styles.text}>
              <Text of={text} />
            </p>
          )}
          <ProjectPhases block={block} options={options} />
          <Figures options={options} />
          <LinkButtons links={buttons.map((link, place) => ({ ...link, isMain: place === 0 }))} isOnBrand />
        </div>
        {picture && (
          <div className={styles.scene}>
            <BlockPicture
              picture={picture}
              sizes="(min-width: 48rem) 50vw, 100vw"
              priority={isFirst}
              className={styles.picture}
            />
          </div>
        )}
      </div>
    </div>
  );
}

type PartProps = Pick<BlockViewProps<CallToAction>, 'options'>;

function ProjectPhases({ block, options }: PartProps & Pick<BlockViewProps<CallToAction>, 'block'>) {
  const { t } = useTranslation();
  const { phases, currentPhase } = options;
  if (phases.length === 0) return null;
  // Side by side their names need room: half a page has it for five.
  const isNarrow = block.layoutPosition === 'side' || block.layoutPosition === 'side-end' || phases.length > 5;
  return (
    <Phases
      label={t('blocks.callToAction.phases')}
      direction={isNarrow ? 'down' : 'across'}
      phases={withKeys(phases).map(({ key, item: { title, note } }) => {
        const state = stateOf(key + 1, currentPhase);
        return {
          id: String(key),
          label: <Text of={title} />,
          state,
          // The accent always comes with its word.
          note: (
            <>
              {state === 'now' && <strong>{t('blocks.callToAction.now')}</strong>}
              {state === 'now' && isFilled(note) && ', '}
              <Text of={note} />
            </>
          ),
        };
      })}
    />
  );
}

function stateOf(phase: number, current: number): PhaseState {
  if (phase === current) return 'now';
  return phase < current ? 'done' : 'next';
}

function Figures({ options: { figures } }: PartProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {withKeys(figures).map(({ key, item: { value, label } }) => (
        <div key={key} className={styles.figure}>
          <dt>
            <Text of={label} />
          </dt>
          <dd>
            <Text of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
