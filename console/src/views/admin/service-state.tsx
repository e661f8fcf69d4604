import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { day, plural } from '../../ui/numbers.ts';
import { Answered } from '../../ui/states.tsx';
import { useHealth, useVersion, type Health, type Version } from './admin-queries.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Whether the parts of the service work, and which data they have. */
export function ServiceState(): React.ReactElement {
  const health = useHealth();
  const version = useVersion();
  return (
    <div className="cards">
      <Card title="State" about="Asked again every 15 seconds.">
        <Answered query={health} what="state">
          {(data) => <Checks health={data} />}
        </Answered>
      </Card>
      <Card title="Versions" about="Dates are in UTC.">
        <Answered query={version} what="versions">
          {(data) => <Versions version={data} />}
        </Answered>
      </Card>
      <Commands />
    </div>
  );
}

function Versions({ version }: { readonly version: Version }): React.ReactElement {
  const { rest_version, service_version, dataset_version, methodology_version, index, title_model, build, imports } = version;
  return (
    <dl className="facts">
      <dt>Dataset</dt>
      <dd>
        <code>{dataset_version}</code>
      </dd>
      <dt>Methodology</dt>
      <dd>{methodology_version}</dd>
      <dt>Index</dt>
      <dd>
        <code>{index.version}</code>
        {index.built_at !== null && `, built ${moment(index.built_at)}`}
      </dd>
      <dt>Title model</dt>
      <dd>{title_model.trained_at === null ? 'not loaded' : `trained ${moment(title_model.trained_at)}`}</dd>
      <dt>Imports</dt>
      <dd>{imports.length === 0 ? 'none' : plural(imports.length, 'import')}</dd>
      <dt>API</dt>
      <dd>{rest_version}</dd>
      <dt>Service</dt>
      <dd>
        {service_version}, Node {build.node}
        {build.commit !== null && `, commit ${build.commit.slice(0, 9)}`}
      </dd>
    </dl>
  );
}

/** What the operator can do about data and index. */
function Commands(): React.ReactElement {
  return (
    <Card wide title="Data and index" about="On the machine of the service. The docs describe each command in “Operate the service”.">
      <dl className="facts">
        <dt>See the indexes</dt>
        <dd>
          <code>npm run index -- status</code>
        </dd>
        <dt>Compare them with the database</dt>
        <dd>
          <code>npm run index -- verify</code>
        </dd>
        <dt>Load a dataset</dt>
        <dd>
          <code>npm run data:load -- FOLDER</code>
        </dd>
        <dt>Restore the one before</dt>
        <dd>
          <code>npm run data:restore</code>
        </dd>
      </dl>
    </Card>
  );
}

function Checks({ health }: { readonly health: Health }): React.ReactElement {
  const { status, checks, problems, dataset, uptime_seconds } = health;
  const { postgres, opensearch, index, titles } = checks;
  return (
    <div className="stack tight">
      <Notice
        kind={status === 'ok' ? 'good' : status === 'degraded' ? 'warn' : 'bad'}
        title={status === 'ok' ? 'Everything works.' : `The service is ${status}.`}
      >
        {problems.length === 0 ? null : (
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.check} ${problem.problem}`}>
                {problem.problem} {problem.action}
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <dl className="facts">
        <dt>Database</dt>
        <dd>
          {postgres.status}
          {postgres.latency_ms !== null && `, ${postgres.latency_ms} ms`}
        </dd>
        <dt>Search engine</dt>
        <dd>
          {opensearch.status}
          {opensearch.latency_ms !== null && `, ${opensearch.latency_ms} ms`}
        </dd>
        <dt>Index</dt>
        <dd>
          {index.status.replace('_', ' ')}
          {index.pending !== null && `, ${plural(index.pending, 'change')} waiting`}
          {index.lag_seconds !== null && index.lag_seconds > 0 && `, ${index.lag_seconds} s behind`}
        </dd>
        <dt>Titles</dt>
        <dd>{titles.status}</dd>
        <dt>Dataset</dt>
        <dd>{dataset === null ? 'not loaded' : `loaded ${moment(dataset.loaded_at)}`}</dd>
        <dt>Running for</dt>
        <dd>{duration(uptime_seconds)}</dd>
      </dl>
    </div>
  );
}

/** A day and a time, in UTC. */
const moment = (value: string): string => `${day(value)}, ${value.slice(11, 16)}`;

function duration(seconds: number): string {
  if (seconds < 2 * HOUR) return plural(Math.round(seconds / MINUTE), 'minute');
  return seconds < 48 * HOUR ? plural(Math.round(seconds / HOUR), 'hour') : plural(Math.round(seconds / HOUR / 24), 'day');
}
