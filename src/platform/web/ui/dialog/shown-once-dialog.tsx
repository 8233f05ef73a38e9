import Copy from 'lucide-react/icons/copy';
import { useCopy } from '../../use-copy.ts';
import { Button } from '../button/button.tsx';
import { ButtonRow } from '../button/button-row.tsx';
import { Dialog } from './dialog.tsx';
import styles from './shown-once-dialog.module.css';

interface ShownOnceWords {
  title: string;
  lead: string;
  copy: string;
  copied: string;
  copyFailed: string;
  done: string;
}

interface ShownOnceDialogProps {
  /** Nothing while there is nothing to show. */
  secret: string | undefined;
  words: ShownOnceWords;
  onClose: () => void;
}

/** A token or a key that nobody can read again: it must be easy to take along. */
export function ShownOnceDialog({ secret, words, onClose }: ShownOnceDialogProps) {
  return (
    <Dialog title={words.title} size="small" isOpen={secret !== undefined} onOpenChange={onClose}>
      {secret !== undefined && <Shown secret={secret} words={words} onClose={onClose} />}
    </Dialog>
  );
}

function Shown({ secret, words, onClose }: ShownOnceDialogProps & { secret: string }) {
  const { state, copy } = useCopy(secret);
  const said = { done: words.copied, failed: words.copyFailed };
  return (
    <div className={styles.steps}>
      <p>{words.lead}</p>
      <code className={styles.code} dir="ltr">
        {secret}
      </code>
      <ButtonRow isStackedOnPhones>
        <Button variant="primary" icon={Copy} onPress={() => void copy()}>
          {words.copy}
        </Button>
        <Button onPress={onClose}>{words.done}</Button>
      </ButtonRow>
      <p role="status">{state && said[state]}</p>
    </div>
  );
}
