const BEFORE = [
  '',
  'Senior ',
  'Lead ',
  'Junior ',
  'Sr. ',
  'Part-time ',
  'Night ',
  'Assistant ',
  'Head ',
  'Trainee ',
  'Interim ',
  'Seasonal ',
  'Bilingual ',
  'Certified ',
];
const AFTER = [
  '',
  ' II',
  ' (Contract)',
  ' - Remote',
  ', Chicago',
  ' - Nights',
  ' I',
  ' (Temp)',
  ' III',
  ' - Evenings',
  ', Dallas',
  ', Remote',
  ' (Weekends)',
  ' - 2nd Shift',
  ' - Full Time',
];

/** Titles that are all different: the given ones, then the same with words before and behind them. Ends when all combinations were used. */
export function* distinctTitles(titles: readonly string[]): Generator<string, void> {
  for (const after of AFTER) for (const before of BEFORE) for (const title of titles) yield `${before}${title}${after}`;
}

/** The next titles; fewer at the end. */
export function take(titles: Iterator<string, void>, count: number): string[] {
  const taken: string[] = [];
  while (taken.length < count) {
    const next = titles.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}
