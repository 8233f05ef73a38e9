import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { SignedUpPerson } from '../contract/sign-up.ts';
import styles from './sign-ups.module.css';

interface PeopleTableProps {
  title: string;
  people: readonly SignedUpPerson[];
  empty: string;
  /** For who may read the submissions behind it. */
  formGuid: string | undefined;
  /** In the order in which they move up. */
  isNumbered?: boolean;
}

export function PeopleTable({ title, people, empty, formGuid, isNumbered = false }: PeopleTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { dateTime } = useDates();
  const nameOf = ({ name }: SignedUpPerson) => (name === '' ? t('signUps.unnamed') : name);
  const turn = {
    id: 'turn',
    label: t('signUps.columns.turn'),
    isNumeric: true,
    cell: ({ number }: { number: number }) => formatNumber(number, language),
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      <Table
        label={title}
        rows={people.map((person, index) => ({ ...person, id: person.submissionGuid, number: index + 1 }))}
        columns={[
          ...(isNumbered ? [turn] : []),
          {
            id: 'name',
            label: t('signUps.columns.name'),
            isRowHeader: true,
            cell: (person) =>
              formGuid === undefined ? (
                nameOf(person)
              ) : (
                <RowLink href={withLanguagePrefix(`/admin/forms/${formGuid}/${person.submissionGuid}`, language)}>
                  {nameOf(person)}
                </RowLink>
              ),
          },
          {
            id: 'guests',
            label: t('signUps.columns.guests'),
            isNumeric: true,
            cell: ({ guests }) => formatNumber(guests, language),
          },
          { id: 'email', label: t('signUps.columns.email'), priority: 2, cell: ({ email }) => email },
          {
            id: 'on',
            label: t('signUps.columns.signedUpOn'),
            priority: 3,
            cell: ({ signedUpOn }) => dateTime(signedUpOn),
          },
        ]}
        empty={<EmptyState headingLevel={3} title={empty} />}
      />
    </section>
  );
}
