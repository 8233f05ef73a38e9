import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { listJoinedPeople } from '../../contract/item-support.endpoints.ts';
import styles from './joined-people.module.css';

const atFirst = 12;
/** As many as one call gives; the rest is a number. */
const atMost = 100;

/** Beside the item, for members: who joined, as members know each other (§6). Nothing while there is nobody. */
export function JoinedPeople({ guid }: { guid: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const [itemCount, setItemCount] = useState(atFirst);
  const list = useRef<HTMLUListElement>(null);
  /** The button goes when it was pressed; the list stays. */
  const showMore = () => {
    setItemCount(atMost);
    list.current?.focus();
  };
  const input = { params: { guid }, query: { itemCount } };
  const { data, isError } = useQuery({
    queryKey: [endpointUrl(listJoinedPeople, input)],
    queryFn: () => call(listJoinedPeople, input),
    placeholderData: (before) => before,
  });
  if (!isError && (data === undefined || data.people.length === 0)) return null;
  const { people = [], totalNumberOfPeople = 0 } = data ?? {};
  const others = totalNumberOfPeople - people.length;
  return (
    <section className={styles.part} aria-labelledby="joined-people">
      <h2 id="joined-people" className={styles.heading}>
        {t('itemSupport.people')}
      </h2>
      {isError && <p>{t('itemSupport.peopleFailed')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul ref={list} tabIndex={-1} role="list" aria-labelledby="joined-people" className={styles.people}>
        {people.map(({ guid: person, name, photo }) => (
          <li key={person} className={styles.person}>
            <Avatar name={name} size="small" photo={photo} />
            <span className={styles.name}>{name === '' ? t('itemSupport.nameless') : name}</span>
          </li>
        ))}
      </ul>
      {others > 0 && itemCount < atMost && (
        <PlainButton variant="secondary" onClick={showMore}>
          {t('itemSupport.morePeople')}
        </PlainButton>
      )}
      {others > 0 && itemCount === atMost && <p>{t('itemSupport.otherPeople', { count: others })}</p>}
    </section>
  );
}
