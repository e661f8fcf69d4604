import type { Phrases } from './phrases.ts';

/** Regions that mean the same states to everybody; the first four as the Census Bureau defines them. */
export const REGIONS: Readonly<Record<Phrases, readonly string[]>> = {
  'new england|new england state|new england region': ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
  'midwest|the midwest|midwestern|midwestern state|midwest region': [
    'Illinois',
    'Indiana',
    'Iowa',
    'Kansas',
    'Michigan',
    'Minnesota',
    'Missouri',
    'Nebraska',
    'North Dakota',
    'Ohio',
    'South Dakota',
    'Wisconsin',
  ],
  'northeast|the northeast|northeastern|northeastern state': [
    'Connecticut',
    'Maine',
    'Massachusetts',
    'New Hampshire',
    'New Jersey',
    'New York',
    'Pennsylvania',
    'Rhode Island',
    'Vermont',
  ],
  'west coast|the west coast|west coast state|pacific coast': ['California', 'Oregon', 'Washington'],
  'pacific northwest|the pacific northwest|pnw': ['Oregon', 'Washington'],
  'carolinas|the carolinas|both carolinas|north and south carolina': ['North Carolina', 'South Carolina'],
  'dakotas|the dakotas|both dakotas|north and south dakota': ['North Dakota', 'South Dakota'],
};
