import { readFacts } from '../../../seeds/facts.ts';
import { FLAG_QUOTAS } from '../../../seeds/generate/clusters.ts';
import { usZipPlaces } from '../../../seeds/generate/places.ts';
import { AI_FLAGS, ALIAS_TYPES, type AiFlag } from '../../../src/catalog/enumerations.ts';
import { identityKey } from '../../../src/text/identity-key.ts';

const facts = readFacts();
const keysOf = (names: readonly string[]): string[] => names.map(identityKey);
const twice = (keys: readonly (string | number)[]): (string | number)[] => keys.filter((key, i) => keys.indexOf(key) !== i);

describe('the facts under seeds/data', () => {
  it('have the scale of the specification', () => {
    expect(facts.industries).toHaveLength(32);
    expect(facts.occupations).toHaveLength(1016);
    expect(facts.clusters).toHaveLength(561);
    expect(facts.overlay).toHaveLength(300);
    expect(facts.companies.length).toBeGreaterThanOrEqual(1_700);
    expect(facts.companies.length).toBeLessThanOrEqual(1_800);
  });

  it('number the core clusters 1 to 561 and the overlay 562 to 861', () => {
    expect(facts.clusters.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 561 }, (_, i) => i + 1));
    expect(facts.overlay.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, i) => i + 562));
  });

  it('name an industry file for every industry', () => {
    expect(new Set(facts.companies.map(({ industry }) => industry.slug))).toEqual(new Set(facts.industries.map(({ slug }) => slug)));
  });
});

describe('companies', () => {
  it('have a home that can be opened', () => {
    expect(facts.companies.filter(({ homepage }) => !/^https?:\/\/[^\s/]+\.[a-z]{2,}/.test(homepage)).map(({ name }) => name)).toEqual([]);
  });

  it('carry a ticker that no other company carries', () => {
    expect(twice(facts.companies.flatMap(({ ticker }) => ticker ?? []))).toEqual([]);
  });

  it('explain an event, and only then carry a note', () => {
    expect(facts.companies.filter(({ event, eventNote }) => (event === 'none') !== (eventNote === null)).map(({ name }) => name)).toEqual([]);
  });

  it('are not their own ancestors', () => {
    const parents = new Map(facts.companies.flatMap(({ name, parent }) => (parent === null ? [] : [[identityKey(name), identityKey(parent)] as const])));
    const circular = [...parents.keys()].filter((start) => {
      const seen = new Set<string>();
      for (let at: string | undefined = start; at !== undefined; at = parents.get(at)) {
        if (seen.has(at)) return true;
        seen.add(at);
      }
      return false;
    });
    expect(circular).toEqual([]);
  });

  it('have aliases of every type, none of which is the name of another company', () => {
    const names = new Set(keysOf(facts.companies.map(({ name }) => name)));
    const aliases = facts.companies.flatMap(({ name, aliases: own }) => own.map((alias) => ({ ...alias, name })));
    expect(new Set(aliases.map(({ type }) => type))).toEqual(new Set(ALIAS_TYPES));
    const confusing = aliases.filter(({ alias, name }) => identityKey(alias) !== identityKey(name) && names.has(identityKey(alias)));
    expect(confusing.map(({ name, alias }) => `${name}: ${alias}`)).toEqual([]);
  });

  it('have aliases of their own, except for their parents, and two that people use for two companies', () => {
    const aliases = facts.companies.flatMap(({ aliases: own }) => [
      ...new Set(keysOf(own.filter(({ type }) => type !== 'parent_company').map(({ alias }) => alias))),
    ]);
    expect(twice(aliases).sort()).toEqual(['d&b', 'duke']);
  });
});

describe('occupations', () => {
  it('have codes in the format of O*NET, and titles of their own', () => {
    expect(facts.occupations.filter(({ code }) => !/^\d{2}-\d{4}\.\d{2}$/.test(code))).toEqual([]);
    expect(twice(keysOf(facts.occupations.map(({ title }) => title)))).toEqual([]);
  });

  it('list each name in use once', () => {
    expect(facts.occupations.filter(({ titles }) => twice(keysOf(titles)).length > 0).map(({ code }) => code)).toEqual([]);
  });

  it('have 8,000 names in use together, and each has some', () => {
    expect(facts.occupations.reduce((sum, { titles }) => sum + titles.length, 0)).toBeGreaterThanOrEqual(8_000);
    expect(facts.occupations.filter(({ titles }) => titles.length < 3).map(({ code }) => code)).toEqual([]);
  });
});

describe('clusters', () => {
  it('name three premium skills with their meaning', () => {
    const poor = facts.clusters.filter(({ skills }) => skills.length !== 3 || skills.some(({ skill, description }) => skill === '' || description === ''));
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it('weigh industries from 1 to 10', () => {
    expect(
      facts.clusters.filter(({ industries }) => [...industries.values()].some((weight) => !(weight >= 1 && weight <= 10))).map(({ name }) => name),
    ).toEqual([]);
  });

  it('know neighbours and a way on', () => {
    expect(facts.clusters.filter(({ near, next }) => near.length === 0 || next.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('of the overlay group codes, each once', () => {
    expect(facts.overlay.filter(({ codes }) => codes.length === 0 || twice(codes).length > 0).map(({ name }) => name)).toEqual([]);
  });

  it.each(AI_FLAGS.map((flag): [AiFlag, number] => [flag, FLAG_QUOTAS[flag]]))(
    'lean to «%s» in at least %d cases, with a strength from 1 to 100',
    (flag, quota) => {
      const leans = [...facts.clusters, ...facts.overlay].flatMap(({ ai }) => (ai?.flag === flag ? [ai] : []));
      expect(leans.length).toBeGreaterThanOrEqual(quota);
      expect(leans.filter(({ strength }) => !(strength >= 1 && strength <= 100))).toEqual([]);
    },
  );
});

describe('metros', () => {
  it('have codes of five digits and names of their own', () => {
    expect(facts.metros.filter(({ cbsa }) => !/^\d{5}$/.test(cbsa))).toEqual([]);
    expect(twice(facts.metros.map(({ cbsa }) => cbsa))).toEqual([]);
    expect(twice(facts.metros.map(({ name }) => name))).toEqual([]);
  });

  it('name places that exist, each in one metro', () => {
    const known = new Set(usZipPlaces().map(({ city, state }) => `${city} ${state}`.toLowerCase()));
    const places = facts.metros.flatMap(({ name, places: own }) => own.map((place) => ({ name, place })));
    expect(places.filter(({ place }) => !known.has(place.toLowerCase()))).toEqual([]);
    expect(twice(places.map(({ place }) => place.toLowerCase()))).toEqual([]);
    expect(facts.metros.filter((metro) => metro.places.length === 0)).toEqual([]);
  });
});

describe('titles of companies and staffing', () => {
  it('a company names a title for a code once', () => {
    expect(twice(facts.companyTitles.map(({ company, title, code }) => [identityKey(company), identityKey(title), code].join('|')))).toEqual([]);
  });

  it('every company has a staffing pattern of its industry, and every core cluster a kind of work', () => {
    const { patternOf, groups } = facts.staffing;
    expect(facts.companies.filter(({ name, industry }) => patternOf.get(name)?.industrySlug !== industry.slug).map(({ name }) => name)).toEqual([]);
    expect(groups.flatMap(({ clusterIds }) => clusterIds).sort((a, b) => a - b)).toEqual(facts.clusters.map(({ id }) => id).sort((a, b) => a - b));
  });

  it('a staffing pattern names groups that all have a share in some pattern', () => {
    const { patterns, common, groups } = facts.staffing;
    const named = new Set([...common.keys(), ...patterns.flatMap(({ staff }) => [...staff.keys()])]);
    expect(groups.filter(({ name, clusterIds }) => !named.has(name) && !clusterIds.some((id) => named.has(String(id)))).map(({ name }) => name)).toEqual([]);
  });
});
