/** Words for a person that say nothing about the job: "the guy who fixes roofs". */
export const PEOPLE: readonly string[] = [
  ...['one', 'ones', 'guy', 'guys', 'person', 'people', 'someone', 'somebody', 'man', 'men', 'woman', 'women', 'lady', 'ladies'],
  ...['girl', 'boy', 'dude', 'those'],
];
