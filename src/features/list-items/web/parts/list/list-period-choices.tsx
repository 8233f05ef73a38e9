import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { type PeriodFault, quickPeriods } from '../../../contract/list-period.ts';
import { type ListState, listParameter } from '../../../contract/list-state.ts';
import { ListChoice } from './list-choice.tsx';
import styles from './list-question.module.css';
import { useFollowAddress } from './use-follow-address.ts';

export interface ListPeriodChoicesProps {
  guid: string;
  state: ListState;
  faults: readonly PeriodFault[];
  /** Of the words that say what is wrong. */
  faultsId: string;
  countOf: (period: (typeof quickPeriods)[number]) => number | undefined;
  countWords: (count: number) => string;
}

/** A month or a year with one press, or two days of one's own. */
export function ListPeriodChoices({ guid, state, faults, faultsId, countOf, countWords }: ListPeriodChoicesProps) {
  const { t } = useTranslation();
  const choice = { kind: 'radio', name: listParameter(guid, 'period'), countWords } as const;
  const dayProps = { guid, state, faults, faultsId };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('blocks.kit.list.period')}</legend>
      <ListChoice {...choice} value="" isChosen={state.period === undefined} count={undefined}>
        {t('blocks.kit.list.periods.all')}
      </ListChoice>
      {quickPeriods.map((period) => (
        <ListChoice key={period} {...choice} value={period} isChosen={state.period === period} count={countOf(period)}>
          {t(`blocks.kit.list.periods.${period}`)}
        </ListChoice>
      ))}
      {/* Asked for with its own button: there are days to fill in first. */}
      <ListChoice
        {...choice}
        value="chosen"
        isChosen={state.period === 'chosen'}
        count={undefined}
        onChange={() => undefined}
      >
        {t('blocks.kit.list.periods.chosen')}
      </ListChoice>
      <div className={styles.days}>
        <Day {...dayProps} side="from" />
        <Day {...dayProps} side="until" />
        <PlainButton type="submit" variant="secondary">
          {t('blocks.kit.list.showPeriod')}
        </PlainButton>
      </div>
    </fieldset>
  );
}

type DayProps = Pick<ListPeriodChoicesProps, 'guid' | 'state' | 'faults' | 'faultsId'> & { side: 'from' | 'until' };

function Day({ guid, state, faults, faultsId, side }: DayProps) {
  const { t } = useTranslation();
  const isNoDay = faults.some((fault) => fault.code === 'not-a-day' && fault.side === side);
  const isWrong = isNoDay || faults.some(({ code }) => code === 'turned');
  // A browser takes nothing but days, and complains of the rest.
  const value = isNoDay ? '' : state[side];
  const field = useFollowAddress<HTMLInputElement>(value);
  return (
    <label className={styles.day}>
      {t(`blocks.kit.list.${side}`)}
      <input
        ref={field}
        type="date"
        className={styles.field}
        name={listParameter(guid, side)}
        defaultValue={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? faultsId : undefined}
      />
    </label>
  );
}

/** Outside the choices, which a phone has closed. */
export function PeriodFaults({ id, faults }: { id: string; faults: readonly PeriodFault[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  return (
    <div id={id} role="alert" className={styles.faults}>
      {faults.map((fault) => (
        <p key={fault.code === 'turned' ? fault.code : fault.side}>
          {fault.code === 'turned'
            ? t('blocks.kit.list.turned')
            : t('blocks.kit.list.notADay', { written: fault.written })}
        </p>
      ))}
      <p>{t('blocks.kit.list.notByPeriod')}</p>
    </div>
  );
}
