/** Full names of the states, as in company records, by postal code, with the District of Columbia and Puerto Rico. */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
};

/** The postal codes of the states of a metro area b, from its name: "Kansas City, MO-KS". */
export const METRO_STATES = `string_to_array(split_part(b.cbsa_name, ', ', 2), '-')`;

/** In capitals, initials without their periods: "D.C." is DC. */
const capitals = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/^([A-Z])\.\s?([A-Z])\.?$/u, '$1$2');

/** The postal code of a state, given by postal code or full name in any case. */
export function stateCode(text: string): string | undefined {
  const upper = capitals(text);
  return Object.keys(US_STATES).find((code) => code === upper || US_STATES[code]?.toUpperCase() === upper);
}

/** The full name of a state that is given by its postal code; any other text as it is. */
export const fullStateName = (text: string): string => US_STATES[capitals(text)] ?? text;

/** A city, and the postal code of the state that is written after it: "Portland, OR", "Portland, Oregon", "Washington, D.C.". */
export function cityInState(text: string): { readonly city: string; readonly state: string } | undefined {
  const [, city = '', after = ''] = /^(.*\S)\s*,([^,]*)$/su.exec(text.trim()) ?? [];
  const state = city === '' ? undefined : stateCode(after);
  return state === undefined ? undefined : { city, state };
}

/** States that people rather mean as a city in a list of cities. */
const CITIES_TOO = ['NEW YORK', 'WASHINGTON'];

/** A city, and a state after it that a list takes for another city: "Seattle, Washington". */
export const citiesBeforeStates = (parts: readonly string[]): readonly string[] =>
  placesOf(parts).flatMap((place, i, places) => {
    const before = places[i - 1];
    return before !== undefined && !before.includes(',') && CITIES_TOO.includes(capitals(place)) ? [`${before}, ${place}`] : [];
  });

/** The places in the parts of a comma-separated list. A state belongs to the city before it: alone, it is no city, and in the names of metro areas it is everywhere. */
export function placesOf(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((found, part) => {
    const before = found.at(-1);
    const isStates = /^[a-z]{2}(?:-[a-z]{2})*$/iu.test(part) || (stateCode(part) !== undefined && !CITIES_TOO.includes(capitals(part)));
    if (before === undefined || before.includes(',') || /^\d{5}$/u.test(before) || !isStates) return [...found, part];
    return [...found.slice(0, -1), `${before}, ${part}`];
  }, []);
}
