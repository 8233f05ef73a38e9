import { Component, type ReactNode } from 'react';
import type { BlockInstance } from '#features/pages/contract/page.ts';

interface BlockBoundaryProps {
  block: BlockInstance;
  fallback: ReactNode;
  children: ReactNode;
}

/** One block that fails takes nothing else down. It is tried again as soon as the block is another one, as it is while being edited. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed?: BlockInstance }> {
  override state: { failed?: BlockInstance } = {};

  override componentDidCatch(thrown: unknown) {
    const { block } = this.props;
    this.setState({ failed: block });
    reportBlockError(block, thrown);
  }

  override render() {
    return this.state.failed === this.props.block ? this.props.fallback : this.props.children;
  }
}

/** As an error that nobody caught, which is what the log listens for. */
function reportBlockError(block: BlockInstance, thrown: unknown) {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const error = new Error(`Block ${block.buildingBlockName} ${block.guid}: ${message}`, { cause: thrown });
  if (thrown instanceof Error && thrown.stack !== undefined) error.stack = thrown.stack;
  reportError(error);
}
