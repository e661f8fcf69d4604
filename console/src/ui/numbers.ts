const LOCALE = 'en-US';
const WHOLE = new Intl.NumberFormat(LOCALE);
const DOLLARS = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const SHORT_DOLLARS = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 0 });
const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const FINE_PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const SMALLEST_SHARE = 0.001;
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });

/** How numbers and dates are shown everywhere. */
export const whole = (value: number): string => WHOLE.format(value);
/** Dollars per year. */
export const dollars = (value: number): string => DOLLARS.format(value);
export const shortDollars = (value: number): string => SHORT_DOLLARS.format(value);
/** A share between 0 and 1. Small ones keep a decimal. */
export const percent = (value: number): string =>
  value > 0 && value < SMALLEST_SHARE ? `<${FINE_PERCENT.format(SMALLEST_SHARE)}` : (value > 0 && value < 0.095 ? FINE_PERCENT : PERCENT).format(value);
export const day = (value: string): string => DAY.format(new Date(value));
export const plural = (count: number, one: string, many = `${one}s`): string => `${whole(count)} ${count === 1 ? one : many}`;
