import type { EChartsCoreOption } from 'echarts/core';
import type { ChartColors } from '../../charts/colors.ts';
import { dollars, shortDollars } from '../../ui/numbers.ts';
import type { Wage } from './career-queries.ts';

const BAND_OPACITY = 0.16;

interface TooltipPoint {
  readonly axisValue: string;
}

/** For each metro size, a line of medians in the band of its percentiles. */
export function payCurve(wages: readonly Wage[]): (colors: ChartColors) => EChartsCoreOption {
  const sizes = [...new Set(wages.map(({ msa_size }) => msa_size))];
  const years = [...new Set(wages.map(({ years_in }) => years_in))].toSorted((a, b) => a - b);
  const at = (size: string, year: number): Wage | undefined => wages.find(({ msa_size, years_in }) => msa_size === size && years_in === year);

  return (colors) => ({
    grid: { left: 8, right: 16, top: 40, bottom: 30, containLabel: true },
    legend: { top: 0, left: 0, textStyle: { color: colors.text }, data: sizes.map((size) => ({ name: label(size), icon: 'roundRect' })) },
    tooltip: {
      trigger: 'axis',
      backgroundColor: colors.surface,
      borderColor: colors.line,
      textStyle: { color: colors.text },
      formatter: (points: readonly TooltipPoint[]) => {
        const year = Number(points[0]?.axisValue);
        const lines = sizes.map((size) => {
          const wage = at(size, year);
          return `${label(size)}: <b>${money(wage?.median)}</b> (${money(wage?.percentile_25)} to ${money(wage?.percentile_75)})`;
        });
        return [`${year} years in the job`, ...lines].join('<br>');
      },
    },
    xAxis: {
      type: 'category',
      data: years.map(String),
      boundaryGap: false,
      name: 'Years in the job',
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: { color: colors.muted },
      axisLabel: { color: colors.muted },
      axisLine: { lineStyle: { color: colors.line } },
    },
    yAxis: {
      type: 'value',
      scale: true,
      axisLabel: { color: colors.muted, formatter: shortDollars },
      splitLine: { lineStyle: { color: colors.line } },
    },
    series: sizes.flatMap((size, index) => {
      const rows = years.map((year) => at(size, year));
      const color = colors.series[index];
      const hidden = { type: 'line', stack: `band ${size}`, symbol: 'none', lineStyle: { opacity: 0 }, silent: true, tooltip: { show: false } };
      return [
        { ...hidden, data: rows.map((row) => row?.percentile_25 ?? null) },
        { ...hidden, data: rows.map(heightOfBand), areaStyle: { color, opacity: BAND_OPACITY } },
        {
          type: 'line',
          name: label(size),
          data: rows.map((row) => row?.median ?? null),
          lineStyle: { color, width: 2.5, type: index === 0 ? 'solid' : 'dashed' },
          itemStyle: { color },
          symbolSize: 6,
        },
      ];
    }),
  });
}

const label = (size: string): string => `${size} metro areas`;
const money = (value: number | undefined): string => (value === undefined ? '–' : dollars(value));
const heightOfBand = (row: Wage | undefined): number | null => (row === undefined ? null : row.percentile_75 - row.percentile_25);
