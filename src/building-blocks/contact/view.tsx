import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

type Contact = typeof definition;
type Person = BlockOptions<Contact>['people'][number];

export default function ContactView({ options }: BlockViewProps<Contact>) {
  const people = withKeys(options.people).filter(({ item }) => isFilled(item.name));
  if (people.length === 0) return null;
  return (
    <PlainList className={classNames(styles.people, people.length > 1 && styles.several)}>
      {people.map(({ key, item }) => (
        <li key={key} className={styles.person}>
          {item.photo !== undefined && <BlockPicture picture={item.photo} sizes="6rem" className={styles.photo} />}
          <div className={styles.words}>
            <p className={styles.name}>
              <Text of={item.name} />
            </p>
            {isFilled(item.role) && (
              <p className={styles.role}>
                <Text of={item.role} />
              </p>
            )}
            <Ways person={item} />
            {isFilled(item.note) && (
              <p className={styles.note}>
                <Text of={item.note} />
              </p>
            )}
          </div>
        </li>
      ))}
    </PlainList>
  );
}

/** What a telephone dials: nothing but the digits, with the plus of another country. */
const dialled = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

function Ways({ person: { phone, email, address } }: { person: Person }) {
  if (phone === undefined && email === undefined && !isFilled(address)) return null;
  return (
    <address className={styles.ways}>
      {phone !== undefined && (
        <Way icon={Phone}>
          <a href={dialled(phone)} className={styles.number} dir="ltr">
            {phone}
          </a>
        </Way>
      )}
      {email !== undefined && (
        <Way icon={Mail}>
          <a href={`mailto:${email}`} dir="ltr">
            <MailWords address={email} />
          </a>
        </Way>
      )}
      {isFilled(address) && (
        <Way icon={MapPin}>
          <span className={styles.lines}>
            <Text of={address} />
          </span>
        </Way>
      )}
    </address>
  );
}

/** In a narrow column it breaks after the @, as one says it. */
function MailWords({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

function Way({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <span className={styles.way}>
      <Icon icon={icon} size={20} className={styles.icon ?? ''} />
      {children}
    </span>
  );
}
