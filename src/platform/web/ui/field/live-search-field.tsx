import { useEffect, useState } from 'react';
import { SearchField } from './search-field.tsx';

interface LiveSearchFieldProps {
  /** Hidden, and what stands in the field while it is empty. */
  label: string;
  /** What is searched for now; an address or another hand can change it. */
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

const typingPause = 300;

/** Searches when the typing stops for a moment, or at once with Enter. */
export function LiveSearchField({ label, value, onChange, className }: LiveSearchFieldProps) {
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts the wait
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  // The address changed by another hand: a link, going back, "clear the filters".
  useEffect(() => setTyped(value), [value]);
  return (
    <SearchField
      {...{ label, className }}
      placeholder={label}
      isLabelHidden
      value={typed}
      onChange={setTyped}
      onSubmit={onChange}
      onClear={() => onChange('')}
    />
  );
}
