import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { ChosenFilters, type Filter, FilterMenus } from '#platform/web/ui/filters/filter-menus.tsx';
import type { Inbox } from '../../contract/handling/inbox.ts';
import { handlingLimits, nobody, sentPeriodNames } from '../../contract/handling/inbox-choices.ts';
import { standardStatuses } from '../../contract/handling/submission-status.ts';
import { useStatusWords } from './handling-badge.tsx';
import styles from './inbox.module.css';
import { pileOf, withoutFilters } from './inbox-address.ts';
import { MoreFilters, moreFiltersId } from './more-filters.tsx';

interface InboxFiltersProps {
  inbox: Inbox;
  search: URLSearchParams;
  onChange(changes: Record<string, string | readonly string[]>): void;
}

const otherPiles = ['done', 'all', 'trash'] as const;

/** Options of many questions in one menu would be too long to read. */
const mostOptions = 60;

function useFilters({ inbox }: Pick<InboxFiltersProps, 'inbox'>): Filter[] {
  const { t } = useTranslation();
  const words = useStatusWords(inbox.statuses);
  const choices = (ids: readonly string[], labelOf: (id: string) => string) =>
    ids.map((id) => ({ id, label: labelOf(id) }));
  const answers = inbox.questions.flatMap(({ field, label, options }) =>
    options.map((option) => ({ id: `${field}:${option.value}`, label: `${label} ${option.label}` })),
  );
  return [
    {
      name: 'status',
      label: t('inbox.filters.status'),
      isMany: true,
      choices: choices([...standardStatuses, ...inbox.statuses.map(({ id }) => id)], words),
    },
    { name: 'label', label: t('inbox.filters.label'), isMany: true, choices: choices(inbox.labels, (label) => label) },
    {
      name: 'assignee',
      label: t('inbox.filters.assignee'),
      isMany: true,
      choices: [
        { id: nobody, label: t('inbox.nobody') },
        ...inbox.people.map(({ guid, name }) => ({ id: guid, label: name })),
      ],
    },
    {
      name: 'sent',
      label: t('inbox.filters.sent'),
      isMany: false,
      choices: choices(sentPeriodNames, (name) => t(`inbox.filters.periods.${name}`)),
    },
    {
      name: 'version',
      label: t('inbox.filters.version'),
      isMany: true,
      choices: choices(versionsOf(inbox), (version) => t('inbox.versionNumber', { version })),
    },
    {
      name: 'item',
      label: t('inbox.filters.item'),
      isMany: true,
      choices: inbox.items.map(({ guid, title }) => ({ id: guid, label: title })),
    },
    { name: 'answer', label: t('inbox.filters.answer'), isMany: true, choices: answers.slice(0, mostOptions) },
  ];
}

/** The newest first; older than these are found by a search. */
const versionsOf = ({ version }: Inbox): string[] =>
  Array.from({ length: Math.min(version ?? 0, 20) }, (_, index) => String((version ?? 0) - index));

/** They stand in the address, so that a question can be sent to a colleague. */
export function InboxFilters(props: InboxFiltersProps) {
  const { inbox, search, onChange } = props;
  const { t } = useTranslation();
  const filters = useFilters(props);
  // The piles that stand above are not among the others.
  const shown = new URLSearchParams(search);
  if (!otherPiles.some((one) => one === pileOf(search))) shown.delete('pile');
  const columns: Filter = {
    name: 'column',
    label: t('inbox.filters.columns'),
    isMany: true,
    choices: inbox.questions.map(({ field, label }) => ({ id: field, label })),
  };
  const others: Filter = {
    name: 'pile',
    label: t('inbox.filters.other'),
    isMany: false,
    choices: otherPiles.map((id) => ({ id, label: t(`inbox.piles.${id}`) })),
  };
  const bounded = (changes: Record<string, readonly string[]>) =>
    onChange(
      Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [
          name,
          name === columns.name ? value.slice(0, handlingLimits.columns) : value,
        ]),
      ),
    );
  return (
    <div className={styles.filters} data-print="hidden">
      <LiveSearchField
        className={styles.search}
        label={t('inbox.search')}
        value={search.get('q') ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <FilterMenus of="inbox" filters={filters.filter(isAtHand)} search={search} onChange={onChange} />
      <MoreFilters
        filters={[...filters.filter((filter) => !isAtHand(filter)), others, columns]}
        search={shown}
        onChange={bounded}
      />
    </div>
  );
}

/** Those that are asked for every day. */
const isAtHand = ({ name }: Filter): boolean => name === 'status' || name === 'label';

export function ChosenInboxFilters(props: InboxFiltersProps) {
  const { t } = useTranslation();
  const filters = useFilters(props);
  const pile = pileOf(props.search);
  const other: Filter = {
    name: 'pile',
    label: t('inbox.filters.other'),
    isMany: false,
    choices:
      pile === 'done' || pile === 'all' || pile === 'trash' ? [{ id: pile, label: t(`inbox.piles.${pile}`) }] : [],
  };
  return (
    <ChosenFilters
      of="inbox"
      filters={[other, ...filters]}
      search={props.search}
      onChange={props.onChange}
      unknown={t('inbox.filters.unknown')}
      elsewhere={moreFiltersId}
      clear={{ href: withoutFilters(props.search), label: t('inbox.filters.clear') }}
    />
  );
}
