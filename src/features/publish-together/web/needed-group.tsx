import { useId } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { type Status, StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import type { NeededThing } from '../contract/needed.ts';
import styles from './publish-together-dialog.module.css';
import { useThingWords } from './use-thing-words.ts';

const statuses: Record<NeededThing['state'], Status> = {
  published: 'published',
  changed: 'changed',
  draft: 'draft',
  scheduled: 'scheduled',
  waiting: 'attention',
  hidden: 'paused',
};

interface NeededGroupProps {
  title: string;
  things: readonly NeededThing[];
  chosen: ReadonlySet<string>;
  onChoose(guid: string, isChosen: boolean): void;
}

/** Some of what belongs to a page, each with how it stands and why it is named. */
export function NeededGroup({ title, things, chosen, onChoose }: NeededGroupProps) {
  const { t } = useTranslation();
  const words = useThingWords();
  const heading = useId();
  if (things.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.things}>
        {things.map((thing) => (
          <li key={thing.guid} className={styles.thing}>
            <Checkbox
              isSelected={chosen.has(thing.guid)}
              isDisabled={thing.whyNot !== null || thing.state === 'published'}
              onChange={(isChosen) => onChoose(thing.guid, isChosen)}
              help={words.about(thing)}
              aside={<StatusBadge status={statuses[thing.state]}>{words.state(thing)}</StatusBadge>}
            >
              {words.name(thing)}
              {thing.kind !== 'page' && (
                <span className={styles.kind}> {t(`publishTogether.kinds.${thing.kind}`)}</span>
              )}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
