import { isDark } from '../layout/theme.ts';

export interface ChartColors {
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  /** One for each series, distinguishable for color-blind people (Okabe and Ito). */
  readonly series: readonly string[];
}

const LIGHT: ChartColors = {
  text: '#1a1d21',
  muted: '#596270',
  line: '#dfe3e8',
  surface: '#ffffff',
  series: ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#8a6d00'],
};
const DARK: ChartColors = {
  text: '#e7eaee',
  muted: '#9ca6b3',
  line: '#2e343d',
  surface: '#1a1e24',
  series: ['#56b4e9', '#e69f00', '#2fc79b', '#e09ec4', '#f0e442'],
};

export const chartColors = (): ChartColors => (isDark() ? DARK : LIGHT);
