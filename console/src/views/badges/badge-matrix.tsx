import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { percent, plural, whole } from '../../ui/numbers.ts';
import { Answered, Empty } from '../../ui/states.tsx';
import { ARCHETYPES, LEVELS, useMatrix, type Archetype, type BadgeMatrix, type Filters, type Level, type Levels, type Subject } from './badges-queries.ts';

export interface Selected {
  readonly badge: Archetype;
  readonly level: Level;
}

interface BadgeMatrixProps {
  readonly subject: Subject;
  readonly filters: Filters;
  readonly selected: Selected | undefined;
  readonly onSelect: (selected: Selected | undefined) => void;
}

/** The counts by badge and level, and how often badges occur together. */
export function BadgeMatrixCards({ subject, filters, selected, onSelect }: BadgeMatrixProps): React.ReactElement {
  const matrix = useMatrix(subject, filters);
  const what = subject === 'employers' ? 'employer' : 'role';
  return (
    <Answered query={matrix} what="badges" lines={8}>
      {(data) =>
        data.total === 0 ? (
          <Empty title={`No ${what} here`}>
            <p>Choose another industry or state.</p>
          </Empty>
        ) : (
          <div className="cards">
            <Card
              title="By badge and level"
              about={`Share of ${plural(data.total, what)}, and their number.${subject === 'employers' ? ' Choose a cell to see the employers.' : ''}`}
            >
              <CountsTable data={data} subject={subject} selected={selected} onSelect={onSelect} />
            </Card>
            <Card
              title="Badges together"
              about={`Of the ${what}s with the badge of the row, the share that also has the badge of the column. Gold or Platinum.`}
            >
              <TogetherTable data={data} />
            </Card>
          </div>
        )
      }
    </Answered>
  );
}

interface CountsProps {
  readonly data: BadgeMatrix;
  readonly subject: Subject;
  readonly selected: Selected | undefined;
  readonly onSelect: (selected: Selected | undefined) => void;
}

function CountsTable({ data, subject, selected, onSelect }: CountsProps): React.ReactElement {
  const countOf = (levels: Levels, level: Level): number => ({ Platinum: levels.platinum, Gold: levels.gold, NA: data.total - levels.ranked })[level];
  return (
    <table className="heat">
      <caption className="visually-hidden">Number by badge and level</caption>
      <thead>
        <tr>
          <td />
          {LEVELS.map((level) => (
            <th key={level} scope="col">
              <Badge level={level === 'NA' ? null : level} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ARCHETYPES.map((badge) => (
          <tr key={badge.key}>
            <th scope="row">{badge.title}</th>
            {LEVELS.map((level) => {
              const count = countOf(data.byArchetype[badge.key], level);
              const isSelected = selected?.badge === badge && selected.level === level;
              const content = <HeatText about={`${badge.title}, ${level === 'NA' ? 'none' : level}: `} count={count} share={count / data.total} />;
              return (
                <td key={level} style={heat(count / data.total)}>
                  {subject === 'roles' ? (
                    <span className="heat-cell">{content}</span>
                  ) : (
                    <button
                      type="button"
                      className="heat-cell"
                      aria-pressed={isSelected}
                      onClick={() => {
                        onSelect(isSelected ? undefined : { badge, level });
                      }}
                    >
                      {content}
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TogetherTable({ data }: { readonly data: BadgeMatrix }): React.ReactElement {
  return (
    <table className="heat">
      <caption className="visually-hidden">Badges that occur together</caption>
      <thead>
        <tr>
          <td />
          {ARCHETYPES.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ARCHETYPES.map((row) => {
          const having = data.byArchetype[row.key].ranked;
          return (
            <tr key={row.key}>
              <th scope="row">{row.title}</th>
              {ARCHETYPES.map((column) => {
                const both = data.together[row.key][column.key].ranked;
                if (row === column)
                  return (
                    <td key={column.key} className="heat-same">
                      <span className="heat-cell">
                        <HeatText count={having} />
                      </span>
                    </td>
                  );
                const share = having === 0 ? 0 : both / having;
                return (
                  <td key={column.key} style={heat(share)}>
                    <span className="heat-cell">
                      <HeatText count={both} share={share} />
                    </span>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A share and its number; `about` is for those who do not see the row and column. */
function HeatText({ about, count, share }: { readonly about?: string; readonly count: number; readonly share?: number }): React.ReactElement {
  return (
    <>
      {about !== undefined && <span className="visually-hidden">{about}</span>}
      <strong>{share === undefined ? whole(count) : percent(share)}</strong>
      <span className="small">{share === undefined ? 'have it' : whole(count)}</span>
    </>
  );
}

/** The larger the share, the stronger the color; the number in the cell says the same. */
const heat = (share: number): React.CSSProperties => ({
  background: `color-mix(in srgb, var(--accent-soft) ${Math.min(100, Math.round(share * 180))}%, var(--surface))`,
});
