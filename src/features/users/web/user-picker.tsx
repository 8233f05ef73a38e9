import { useCallback, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTypedSearch } from '#platform/web/api/use-typed-search.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { listUsers } from '../contract/users.endpoints.ts';

interface UserPickerProps {
  label: string;
  help?: string;
  error?: string | undefined;
  exceptGuid?: string;
  onChange: (guid: string | null) => void;
}

/** Finds one person among any number, by a part of the name or the address. */
export function UserPicker({ label, help, error, exceptGuid, onChange }: UserPickerProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [typed, setTyped] = useState('');
  const find = useCallback(
    async (search: string) => (await call(listUsers, { query: { search, itemCount: 10 } })).users,
    [call],
  );
  const found = useTypedSearch(typed, find);
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
