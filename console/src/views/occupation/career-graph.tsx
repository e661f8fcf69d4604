import { useState } from 'react';
import { Link } from 'wouter';
import { clusterPath } from '../../routes.ts';
import { Card } from '../../ui/card.tsx';
import { HubGraph, type GraphNode } from '../../ui/hub-graph.tsx';
import { dollars } from '../../ui/numbers.ts';
import { Answered } from '../../ui/states.tsx';
import { useNeighbors, type Neighbor } from './career-queries.ts';
import './career-graph.css';

interface Place {
  readonly id: number;
  readonly name: string;
}

/** The clusters around one cluster. Choosing one moves it to the middle, so a person can walk along careers. */
export function CareerGraph({ id, name }: Place): React.ReactElement {
  const [walk, setWalk] = useState<readonly Place[]>([{ id, name }]);
  const here = walk.at(-1) ?? { id, name };
  const neighbors = useNeighbors(here.id);
  const go = (place: Place): void => {
    const visited = walk.findIndex((step) => step.id === place.id);
    setWalk(visited === -1 ? [...walk, place] : walk.slice(0, visited + 1));
  };
  return (
    <Card
      wide
      title="Where this work leads"
      about="Choose a cluster to walk on. Pay is the 75th percentile after ten years in large metro areas, in U.S. dollars per year."
    >
      <nav aria-label="Your walk">
        <ol className="walk">
          {walk.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                className="button small quiet"
                aria-current={place.id === here.id ? 'step' : undefined}
                onClick={() => {
                  go(place);
                }}
              >
                {place.name}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <Answered query={neighbors} what="neighbors" lines={6}>
        {({ destinations, adjacent }) => (
          <HubGraph
            here={{
              name: here.name,
              note: here.id === id ? <span className="small muted">this page</span> : <Link href={clusterPath(here.id)}>Open this cluster</Link>,
            }}
            left={{ title: 'Similar skills', nodes: adjacent.map(nodeOf) }}
            right={{ title: 'People move to', nodes: destinations.map(nodeOf) }}
            onGo={go}
          />
        )}
      </Answered>
    </Card>
  );
}

function nodeOf({ cluster_id, cluster_name, job_level, ai_flag, metrics }: Neighbor): GraphNode {
  const pay = typeof metrics.wage_p75_at_10y === 'number' ? dollars(metrics.wage_p75_at_10y) : null;
  return { id: cluster_id, name: cluster_name, notes: [job_level, pay, ai_flag].filter((part) => typeof part === 'string') };
}
