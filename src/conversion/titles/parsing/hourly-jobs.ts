import { sourceOf } from './rule.ts';

/** Nouns for jobs that hourly workers have. */
export const HOURLY_JOBS = sourceOf(
  ...['*er', '*or', '*ant', 'agent', 'aide', 'artist', 'associate', 'barista', 'clerk', 'cook', 'crew', 'custodian', 'host', 'hostess', 'machinist', 'member'],
  ...['nurse', 'receptionist', 'rep', 'tech', 'technician'],
);

/** Jobs that are often part-time, and whose titles have no physical therapist in them. */
export const PART_TIME_JOBS = sourceOf(
  ...[
    'babysitter',
    'bagger',
    'barista',
    'bartender',
    'bookkeeper',
    'busser',
    'cashier',
    'cashiers',
    'cleaner',
    'clerk',
    'cook',
    'crew',
    'custodian',
    'delivery',
  ],
  ...['dishwasher', 'driver', 'guard', 'host', 'hostess', 'housekeeper', 'janitor', 'lifeguard', 'merchandiser', 'nanny', 'packer', 'picker', 'receptionist'],
  ...['retail', 'sales', 'salesperson', 'security', 'server', 'stocker', 'teller', 'waiter', 'waitress', 'warehouse'],
);
