import { useEffect, useRef, useState } from 'react';
import type { EChartsCoreOption } from 'echarts/core';
import { onThemeChange } from '../layout/theme.ts';
import { Notice } from '../ui/notice.tsx';
import './chart.css';
import { chartColors, type ChartColors } from './colors.ts';

interface ChartProps {
  /** What the chart shows, for screen readers. The numbers should also be in a table. */
  readonly label: string;
  readonly option: (colors: ChartColors) => EChartsCoreOption;
  readonly height?: number;
}

/** A chart. The charting library is loaded when the first chart is shown. */
export function Chart({ label, option, height = 320 }: ChartProps): React.ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    import('./echarts.ts').then(
      ({ init }) => {
        if (isGone || frame.current === null) return;
        const chart = init(frame.current, null, { renderer: 'svg' });
        const draw = (): void => {
          const colors = chartColors();
          chart.setOption(
            {
              animation: false,
              color: [...colors.series],
              textStyle: { color: colors.text, fontFamily: 'system-ui, sans-serif' },
              ...option(colors),
            },
            { notMerge: true },
          );
        };
        const resized = new ResizeObserver(() => {
          chart.resize();
        });
        draw();
        resized.observe(frame.current);
        const forget = onThemeChange(draw);
        stop = () => {
          forget();
          resized.disconnect();
          chart.dispose();
        };
      },
      () => {
        setFailed(true);
      },
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [option]);

  if (hasFailed) return <Notice kind="bad" title="The chart could not be loaded. Reload the page." />;
  return <div ref={frame} role="img" aria-label={label} className="chart" style={{ height }} />;
}
