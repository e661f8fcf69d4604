import { useMemo } from 'react';
import { Chart } from '../../charts/chart.tsx';
import { ChartOrTable } from '../../charts/chart-or-table.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { dollars, percent } from '../../ui/numbers.ts';
import { Answered, Empty } from '../../ui/states.tsx';
import { useWages, type Wage } from './career-queries.ts';
import { payCurve } from './pay-curve-option.ts';

const COLUMNS: readonly Column<Wage>[] = [
  { id: 'size', title: 'Metro size', value: ({ msa_size }) => msa_size },
  { id: 'years', title: 'Years in the job', numeric: true, value: ({ years_in }) => years_in },
  ...(
    [
      ['percentile_25', '25th percentile'],
      ['median', 'Median'],
      ['percentile_75', '75th percentile'],
    ] as const
  ).map(([id, title]): Column<Wage> => ({
    id,
    title,
    numeric: true,
    value: (wage) => wage[id],
    show: (wage) => dollars(wage[id]),
  })),
];

/** Pay by years in the job, in large and in smaller metro areas. */
export function PayCurve({ id, name }: { readonly id: number; readonly name: string }): React.ReactElement {
  const wages = useWages(id);
  const rows = wages.data?.data;
  const option = useMemo(() => payCurve(rows ?? []), [rows]);
  const growth = wages.data?.wage_growth;
  return (
    <Card
      wide
      title="Pay over ten years"
      about={
        <>
          U.S. dollars per year. Lines are medians; bands go from the 25th to the 75th percentile.
          {growth?.p50_growth_0_10 !== undefined && growth.p50_growth_0_10 !== null && (
            <>
              {' '}
              The median grows by <strong>{percent(growth.p50_growth_0_10)}</strong> in ten years ({growth.tier}).
            </>
          )}
        </>
      }
    >
      <Answered query={wages} what="pay" lines={6}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="No data about pay" />
          ) : (
            <ChartOrTable
              chart={<Chart label={`Pay of ${name} by years in the job and metro size`} option={option} height={340} />}
              table={
                <DataTable
                  caption={`Pay of ${name}`}
                  columns={COLUMNS}
                  rows={data}
                  rowKey={({ msa_size, years_in }) => `${msa_size} ${years_in}`}
                  pageSize={22}
                />
              }
            />
          )
        }
      </Answered>
    </Card>
  );
}
