/** Settings of PostgreSQL that a private server has, and one in Docker, too. */
export const POSTGRES_SETTINGS: readonly string[] = [
  'max_connections=60',
  'log_timezone=UTC',
  'timezone=UTC',
  // The dataset is in memory, or on a disk without moving parts. With the default of 4, small tables are read whole instead of by their indexes, for each row of a list: a page of
  // companies with their parents took five times as long.
  'random_page_cost=1.1',
];
