import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addressWith } from './inbox-address.ts';

/** What is asked for, by the address. */
export function useInboxAddress() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // What was chosen last, also while its list is still being loaded: a second choice must not undo the first.
  const [wanted, setWanted] = useState(search);
  useEffect(() => setWanted(search), [search]);
  const go = (changes: Record<string, string | readonly string[]>) => {
    const address = addressWith(wanted, changes);
    setWanted(new URLSearchParams(address));
    void navigate(address);
  };
  return { search, wanted, go };
}
