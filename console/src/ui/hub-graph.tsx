import type { ReactNode } from 'react';
import { useRescuedFocus } from './use-rescued-focus.ts';
import './hub-graph.css';

export interface GraphNode {
  readonly id: number;
  readonly name: string;
  /** What is known of it, in a few words each. */
  readonly notes: readonly string[];
}

export interface GraphSide {
  readonly title: string;
  readonly nodes: readonly GraphNode[];
}

interface HubGraphProps {
  /** The node in the middle. */
  readonly here: { readonly name: string; readonly note?: ReactNode };
  readonly left?: GraphSide | undefined;
  readonly right: GraphSide;
  /** Chooses a node. */
  readonly onGo: (node: GraphNode) => void;
}

/** One node, and lines to its neighbors. Screen readers and narrow screens have the neighbors as lists. */
export function HubGraph({ here, left, right, onGo }: HubGraphProps): React.ReactElement {
  return (
    <div className={left === undefined ? 'graph one-sided' : 'graph'}>
      {left !== undefined && (
        <>
          <Side {...left} onGo={onGo} />
          <Edges count={left.nodes.length} side="left" />
        </>
      )}
      <Here key={here.name} {...here} />
      <Edges count={right.nodes.length} side="right" />
      <Side {...right} onGo={onGo} />
    </div>
  );
}

/** The node in the middle. It is a new one after each step. */
function Here({ name, note }: HubGraphProps['here']): React.ReactElement {
  const node = useRescuedFocus<HTMLDivElement>();
  return (
    <div ref={node} tabIndex={-1} className="graph-here" aria-live="polite">
      <strong>{name}</strong>
      {note}
    </div>
  );
}

function Side({ title, nodes, onGo }: GraphSide & Pick<HubGraphProps, 'onGo'>): React.ReactElement {
  return (
    <div className="graph-side">
      <h3 className="small muted">{title}</h3>
      <ul>
        {nodes.map((node) => (
          <li key={node.id}>
            <button
              type="button"
              className="graph-node"
              onClick={() => {
                onGo(node);
              }}
            >
              <span className="graph-name">{node.name}</span>
              <span className="small muted">{node.notes.join(' · ')}</span>
            </button>
          </li>
        ))}
        {nodes.length === 0 && <li className="muted small">none known</li>}
      </ul>
    </div>
  );
}

/** Lines from the middle to evenly spaced nodes. */
function Edges({ count, side }: { readonly count: number; readonly side: 'left' | 'right' }): React.ReactElement {
  const [from, to] = side === 'right' ? [0, 100] : [100, 0];
  return (
    <svg className="graph-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const y = ((index + 0.5) / count) * 100;
        return <path key={index} d={`M${from} 50 C50 50 50 ${y} ${to} ${y}`} vectorEffect="non-scaling-stroke" />;
      })}
    </svg>
  );
}
