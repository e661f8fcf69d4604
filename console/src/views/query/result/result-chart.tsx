import { useCallback, useId, useState } from 'react';
import type { EChartsCoreOption } from 'echarts/core';
import { Chart } from '../../../charts/chart.tsx';
import type { ChartColors } from '../../../charts/colors.ts';
import { quantities, type Member, type Row } from './result-rows.ts';

/** More bars than this cannot be read. */
const MOST = 40;
const HEIGHT_OF_BAR = 22;

/** One quantity of the rows as bars, in the order of the rows. */
export function ResultChart({ rows, members }: { readonly rows: readonly Row[]; readonly members: readonly Member[] }): React.ReactElement {
  const id = useId();
  const numbers = quantities(members);
  const texts = members.filter(({ numeric }) => !numeric);
  const [numberName, setNumber] = useState('');
  const [labelName, setLabel] = useState('');
  const number = numbers.find((column) => column.id === numberName) ?? numbers[0];
  // Names say more than ids.
  const label = texts.find((column) => column.id === labelName) ?? texts.find((column) => /name|title/.test(column.id)) ?? texts[0] ?? members[0];
  const shown = rows.slice(0, MOST);

  const option = useCallback(
    (colors: ChartColors): EChartsCoreOption => ({
      grid: { left: 8, right: 40, top: 8, bottom: 8, containLabel: true },
      tooltip: { trigger: 'axis', backgroundColor: colors.surface, borderColor: colors.line, textStyle: { color: colors.text } },
      xAxis: { type: 'value', axisLabel: { color: colors.muted }, splitLine: { lineStyle: { color: colors.line } } },
      yAxis: {
        type: 'category',
        inverse: true,
        data: shown.map((row) => String(label?.value(row) ?? '')),
        axisLabel: { color: colors.text, width: 190, overflow: 'truncate' },
        axisLine: { lineStyle: { color: colors.line } },
        axisTick: { show: false },
      },
      series: [{ type: 'bar', name: number?.title, barMaxWidth: 16, data: shown.map((row) => number?.value(row) ?? null) }],
    }),
    [shown, label, number],
  );
  const choices = [
    { title: 'Length', value: number?.id, columns: numbers, choose: setNumber },
    { title: 'Label', value: label?.id, columns: texts, choose: setLabel },
  ] as const;
  return (
    <div className="stack tight">
      <div className="row">
        {choices.map(({ title, value, columns: own, choose }) => (
          <label key={title} htmlFor={`${id}-${title}`} className="row small">
            {title}
            <select
              id={`${id}-${title}`}
              className="theme-switch"
              value={value}
              onChange={({ target }) => {
                choose(target.value);
              }}
            >
              {own.map((column) => (
                <option key={column.id} value={column.id}>
                  {column.title}
                </option>
              ))}
            </select>
          </label>
        ))}
        {rows.length > MOST && <span className="muted small">The first {MOST} rows.</span>}
      </div>
      <Chart label={`${number?.title ?? 'Value'} by ${label?.title ?? 'row'}`} option={option} height={shown.length * HEIGHT_OF_BAR + 60} />
    </div>
  );
}
