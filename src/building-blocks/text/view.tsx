import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { headingId } from '../kit/web/block-frame.tsx';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

export default function TextView({ block, options }: BlockViewProps<typeof definition>) {
  const { lead, text, columns } = options;
  return (
    <div className={styles.text}>
      {isFilled(lead) && (
        <p className={styles.lead}>
          <Text of={lead} />
        </p>
      )}
      <RichText
        of={text}
        headingLevel={innerLevel(block)}
        headingId={headingId(block)}
        className={classNames(columns === 2 && styles.columns)}
      />
    </div>
  );
}
