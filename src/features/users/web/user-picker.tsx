import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/api/call-context.ts';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import type { UserSummary } from '../contract/user.ts';
import { listUsers } from '../contract/users.endpoints.ts';

interface UserPickerProps {
  label: string;
  help?: string;
  error?: string | undefined;
  exceptGuid?: string;
  onChange: (guid: string | null) => void;
}

const typingPause = 200;

/** Finds one person among any number, by a part of the name or the address. */
export function UserPicker({ label, help, error, exceptGuid, onChange }: UserPickerProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly UserSummary[]>([]);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      call(listUsers, { query: { search: typed, itemCount: 10 } }).then(
        ({ users }) => !isOver && setFound(users),
        () => !isOver && setFound([]),
      );
    }, typingPause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [call, typed]);
  return (
    <ComboBox
      label={label}
      help={help}
      error={error}
      isFilteredElsewhere
      inputValue={typed}
      onInputChange={setTyped}
      onChange={onChange}
      placeholder={t('users.admin.search')}
      options={found
        .filter(({ guid }) => guid !== exceptGuid)
        .map(({ guid, name, email }) => ({ id: guid, label: name, description: email }))}
    />
  );
}
