export interface Branch<Node> {
  id: string;
  children?: readonly Node[];
}

export interface TreeMove {
  ids: readonly string[];
  /** The node it is dropped at. */
  target: string;
  /** `on` makes it the last child of the target. */
  position: 'before' | 'after' | 'on';
}

/** The tree after a move, in the order the nodes had; what does not move stays the same object. */
export function moveNodes<Node extends Branch<Node>>(nodes: readonly Node[], move: TreeMove): Node[] {
  const moving: Node[] = [];
  const rest = take(nodes, new Set(move.ids), moving);
  return put(rest, moving, move);
}

function take<Node extends Branch<Node>>(nodes: readonly Node[], ids: ReadonlySet<string>, taken: Node[]): Node[] {
  const left: Node[] = [];
  for (const node of nodes) {
    if (ids.has(node.id)) {
      taken.push(node);
      continue;
    }
    left.push(withChildren(node, node.children && take(node.children, ids, taken)));
  }
  return left;
}

function put<Node extends Branch<Node>>(nodes: readonly Node[], moving: readonly Node[], move: TreeMove): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.id === move.target) {
      if (move.position === 'before') return [...moving, node];
      if (move.position === 'after') return [node, ...moving];
      return [{ ...node, children: [...(node.children ?? []), ...moving] }];
    }
    return [withChildren(node, node.children && put(node.children, moving, move))];
  });
}

function withChildren<Node extends Branch<Node>>(node: Node, children: Node[] | undefined): Node {
  const isSame =
    children?.length === node.children?.length && children?.every((child, index) => child === node.children?.[index]);
  return children === undefined || isSame ? node : { ...node, children };
}
