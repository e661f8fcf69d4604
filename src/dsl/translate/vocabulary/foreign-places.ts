import { lines } from '../../../catalog/phrases.ts';
import { wordKey } from '../../../text/words.ts';

/** Regions that are part of the United States, or no place at all. */
const NOT_FOREIGN = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI', 'XA', 'XB', 'XK', 'ZZ', 'EU', 'EZ', 'UN', 'QO']);
const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
const NAME_OF_REGION = new Intl.DisplayNames('en', { type: 'region' });

/** The names of all other countries, as JavaScript knows them. */
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
  const name = NOT_FOREIGN.has(code) ? undefined : NAME_OF_REGION.of(code);
  return name === undefined || name === code ? [] : [name.replace(/\s*\(.*\)$|\sSAR China$/u, '')];
});

/** What people call countries, parts of them, and continents. */
const OTHER_NAMES = lines`
  uk|britain|great britain|england|scotland|wales|holland|korea|russia|turkey|ivory coast|czech republic|burma|uae|the emirates|catalonia|bavaria|quebec|
  ontario|british columbia|alberta|europe|the eu|eu|european union|africa|asia|latin america|south america|central america|the middle east|middle east|
  scandinavia|the balkans|the caribbean
`;
/** The largest cities, and capitals. A city of the United States with the same name comes first. */
const CITIES = lines`
  london|toronto|vancouver|montreal|ottawa|calgary|mexico city|guadalajara|monterrey|berlin|munich|hamburg|frankfurt|cologne|paris|lyon|marseille|madrid|
  barcelona|rome|milan|amsterdam|rotterdam|dublin|brussels|copenhagen|stockholm|oslo|helsinki|warsaw|krakow|prague|budapest|vienna|zurich|geneva|lisbon|
  athens|istanbul|moscow|kyiv|kiev|tokyo|osaka|kyoto|seoul|beijing|shanghai|shenzhen|hong kong|taipei|bangkok|hanoi|manila|jakarta|kuala lumpur|mumbai|delhi|
  new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|karachi|lahore|dhaka|dubai|abu dhabi|riyadh|doha|tel aviv|jerusalem|cairo|lagos|nairobi|accra|
  johannesburg|cape town|sydney|melbourne|brisbane|perth|auckland|sao paulo|rio de janeiro|buenos aires|bogota|lima|santiago|manchester|birmingham|edinburgh|
  glasgow
`;

/** Names of places outside of the United States, as words are compared. */
export const FOREIGN_PLACES: ReadonlySet<string> = new Set([...COUNTRIES, ...OTHER_NAMES.split('|'), ...CITIES.split('|')].map(wordKey));

/** The most words that one of them has. */
export const LONGEST_FOREIGN_PLACE = Math.max(...Array.from(FOREIGN_PLACES, (name) => name.split(' ').length));
