import { ROUTES } from '../../../src/routes.ts';

/** The names of all parameters that change this, in any endpoint. */
const thatChange = (what: 'view' | 'groups' | undefined): Set<string> =>
  new Set(
    ROUTES.flatMap(({ parameters }) => Object.entries(parameters).flatMap(([name, { changes, aliases = [] }]) => (changes === what ? [name, ...aliases] : []))),
  );

it('how rows are shown', () => {
  const names = ['archetype', 'dir', 'expand', 'include', 'include_score', 'limit', 'offset', 'order', 'order_by', 'sort'];
  expect([...thatChange('view')].sort()).toEqual(names);
});

it('that rows are grouped', () => {
  expect([...thatChange('groups')].sort()).toEqual(['group', 'group_by']);
});

it('the same in all endpoints', () => {
  const others = [...thatChange('view'), ...thatChange('groups')];
  expect(others.filter((name) => thatChange(undefined).has(name))).toEqual([]);
});
