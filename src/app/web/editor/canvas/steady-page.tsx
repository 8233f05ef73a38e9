import { Component, type ReactNode } from 'react';
import { caretTop, scrollCaretBack } from '../texts/steady-caret.ts';

interface SteadyPageProps {
  /** Another one when someone else changed something. */
  revision: number;
  children: ReactNode;
}

/** A class, because only a class is asked just before the page changes where the caret is. */
export class SteadyPage extends Component<SteadyPageProps> {
  override getSnapshotBeforeUpdate(before: SteadyPageProps): number | undefined {
    return before.revision === this.props.revision ? undefined : caretTop();
  }

  override componentDidUpdate(_props: SteadyPageProps, _state: unknown, top: number | undefined): void {
    scrollCaretBack(top);
  }

  override render() {
    return this.props.children;
  }
}
