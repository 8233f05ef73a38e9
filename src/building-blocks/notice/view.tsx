import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { isEmpty, RichText } from '#platform/web/rich-text/rich-text.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { BlockViewProps, PlaceBlock } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

type NoticeBlock = typeof definition;

export const placement: PlaceBlock<NoticeBlock> = ({ variant }) => ({ isPlane: variant === 'bar' });

export default function NoticeView({ block, options }: BlockViewProps<NoticeBlock>) {
  const { tone, variant, title, text } = options;
  const hasTitle = isFilled(title);
  if (!hasTitle && isEmpty(text)) return null;
  const isNow = tone === 'now';
  const isBar = variant === 'bar';
  // The title runs on into the text: where both stand in for a translation they are one sentence in that language.
  const lang = hasTitle && !isEmpty(text) && title.lang === text.lang ? title.lang : undefined;
  const isOnBrand = block.background === 'brand';
  const notice = (
    <Notice
      tone={isNow ? 'warning' : tone}
      {...(isNow && { icon: TriangleAlert })}
      {...(hasTitle && { title: <Text of={title} /> })}
      lang={lang}
      className={classNames(
        styles.notice,
        styles[tone],
        isOnBrand && styles.onBrand,
        isBar && classNames('wrap', styles.inBar),
      )}
    >
      <RichText of={text} headingLevel={innerLevel(block)} className={styles.text} />
    </Notice>
  );
  return isBar ? <div className={classNames(styles.bar, styles[tone])}>{notice}</div> : notice;
}
