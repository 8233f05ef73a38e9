import Plus from 'lucide-react/icons/plus';
import { useCallback, useState } from 'react';
import { listUsers } from '#features/users/contract/users.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTypedSearch } from '#platform/web/api/use-typed-search.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import styles from './roles.module.css';

/** Finds one person among any number, and gives them the role. */
interface AddMemberProps {
  /** Emptied after one was added, for the next. */
  isNext: boolean;
  onAdd: (guid: string) => Promise<void>;
}

export function AddMember({ isNext, onAdd }: AddMemberProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [typed, setTyped] = useState('');
  const [guid, setGuid] = useState<string | null>(null);
  const find = useCallback(
    async (search: string) => (await call(listUsers, { query: { search, itemCount: 10 } })).users,
    [call],
  );
  const found = useTypedSearch(typed, find);
  return (
    <div className={styles.add}>
      <ComboBox
        label={t('roles.members.add')}
        help={t('roles.members.help')}
        isFilteredElsewhere
        autoFocus={isNext}
        // There is nothing to choose from before something is typed.
        menuTrigger="input"
        inputValue={typed}
        onInputChange={setTyped}
        onChange={setGuid}
        options={found.map((user) => ({ id: user.guid, label: user.name, description: user.email }))}
      />
      <Button icon={Plus} isDisabled={guid === null} onPress={() => guid !== null && void onAdd(guid)}>
        {t('roles.members.button')}
      </Button>
    </div>
  );
}
