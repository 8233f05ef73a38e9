import { useEffect, useState } from 'react';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

interface AskedSearchFieldProps extends Omit<SearchFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onClear'> {
  /** What is searched for now; an address or another hand can change it. */
  value: string;
  onSubmit: (value: string) => void;
}

/** Searches with Enter and no sooner, and keeps the focus for who goes on typing. */
export function AskedSearchField({ value, onSubmit, ...props }: AskedSearchFieldProps) {
  const [typed, setTyped] = useState(value);
  // The address changed by another hand: a link, going back, "clear the filters".
  useEffect(() => setTyped(value), [value]);
  return <SearchField {...props} value={typed} onChange={setTyped} onSubmit={onSubmit} onClear={() => onSubmit('')} />;
}
