import { IndexRevision } from '../../../src/freshness/index-revision.ts';

function watched(): IndexRevision {
  const watch = new IndexRevision();
  watch.listening();
  watch.look()('one');
  return watch;
}

it('the state is known after a look, while announcements arrive', () => {
  const watch = new IndexRevision();
  watch.look()('one');
  expect(watch.current()).toBeUndefined();
  watch.listening();
  expect(watch.current()).toBeUndefined();
  watch.look()('one');
  expect(watch.current()).toEqual(expect.any(Number));
});

it('another look that sees the same leaves the state as it is, one that sees something else makes it another', () => {
  const watch = watched();
  const state = watch.current();
  watch.look()('one');
  expect(watch.current()).toBe(state);
  watch.look()('two');
  expect(watch.current()).not.toBe(state);
  expect(watch.current()).toBeDefined();
});

it.each([
  [
    'an announced change',
    (watch: IndexRevision) => {
      watch.changing();
    },
  ],
  [
    'a lost connection',
    (watch: IndexRevision) => {
      watch.deaf();
      watch.listening();
    },
  ],
  [
    'a look that saw a change under way',
    (watch: IndexRevision) => {
      watch.look()(undefined);
    },
  ],
])('%s: nothing is known until the next look, and then the state is another', (_case, happens) => {
  const watch = watched();
  const state = watch.current();
  happens(watch);
  expect(watch.current()).toBeUndefined();
  watch.look()('one');
  expect(watch.current()).toBeDefined();
  expect(watch.current()).not.toBe(state);
});

it('a look begun before an announcement tells nothing', () => {
  const watch = watched();
  const saw = watch.look();
  watch.changing();
  saw('one');
  expect(watch.current()).toBeUndefined();
});

it('without another look the state is trusted for seconds only; a later look that sees the same brings it back', () => {
  const real = performance.now.bind(performance);
  const watch = watched();
  const state = watch.current();
  try {
    performance.now = () => real() + 3_500;
    expect(watch.current()).toBeUndefined();
    watch.look()('one');
    expect(watch.current()).toBe(state);
  } finally {
    performance.now = real;
  }
});
