import { titleId } from '../../../src/conversion/titles/title-id.ts';
import { indexDefinition } from '../../../indexer/definitions.ts';
import { projectAlias, type AliasRow } from '../../../indexer/projections/aliases.ts';
import { projectCluster, type ClusterRow } from '../../../indexer/projections/clusters.ts';
import { projectCompany, prominence, type CompanyRow } from '../../../indexer/projections/companies.ts';
import { projectTitle, type TitleRow } from '../../../indexer/projections/titles.ts';
import type { DocumentKind } from '../../../src/catalog/document-kinds.ts';

const company: CompanyRow = {
  company_uid: 'uid-1',
  company_name: 'Meta',
  company_description: 'Social networks.',
  primary_industry: 'Internet',
  aliases: ['Facebook'],
  misspellings: ['Mtea'],
  postings: 99_999,
};
const alias: AliasRow = {
  company_uid: 'uid-1',
  company_name: 'Meta',
  name: 'Facebook, Inc.',
  name_key: 'facebook, inc.',
  alias_type: 'former_name',
  primary_industry: 'Internet',
  company_city: 'Menlo Park',
  company_state: 'California',
  postings: 999,
};
const title: TitleRow = {
  title: 'Sr. RN - ICU (Nights)',
  title_key: 'sr. rn - icu (nights)',
  onet_code: '29-1141.00',
  onet_title: 'Registered Nurses',
  cluster_id: 5,
  cluster_name: 'Nursing',
  observation_count: 40,
  onet_frequency: 12,
  top_company: 'HCA Healthcare',
  official: false,
};
const cluster: ClusterRow = {
  cluster_id: 5,
  cluster_name: 'Nursing',
  cluster_occs: 'Registered Nurses|Nurse Midwives',
  job_level: "Bachelor's Degree",
  ai_flag: null,
  common_titles: ['Registered Nurse', 'Staff Nurse', 'RN'],
  corpus_titles: ['ICU Nurse', 'R.N.', 'STAFF NURSE'],
};

const fieldsOf = (kind: DocumentKind) => Object.keys((indexDefinition(kind).mappings as { properties: object }).properties).sort();

describe.each([
  ['companies', () => projectCompany(company), company],
  ['aliases', () => projectAlias(alias), alias],
  ['titles', () => projectTitle(title), title],
  ['clusters', () => projectCluster(cluster), cluster],
] as const)('a document of %s', (kind, project, row) => {
  it('has exactly the fields of its mapping', () => {
    expect(Object.keys(project().document).sort()).toEqual(fieldsOf(kind));
  });

  it('is the same for the same row, and leaves the row as it is', () => {
    const before = structuredClone(row);
    expect(project()).toEqual(project());
    expect(row).toEqual(before);
  });

  it('has no undefined value, which the engine would not see', () => {
    expect(Object.values(project().document)).not.toContain(undefined);
  });
});

it('a company', () => {
  expect(projectCompany(company)).toEqual({
    id: 'uid-1',
    document: {
      company_uid: 'uid-1',
      company_name: 'Meta',
      company_description: 'Social networks.',
      primary_industry: 'Internet',
      aliases: ['Facebook'],
      misspellings: ['Mtea'],
      prominence: 6,
    },
  });
});

describe('a name of a company', () => {
  it('as an alias', () => {
    expect(projectAlias(alias)).toEqual({
      id: 'uid-1|facebook, inc.',
      document: {
        name: 'Facebook, Inc.',
        squashed: 'facebook',
        spelled: 'facebook',
        plain: 'facebookinc',
        sound: 'fasebuk',
        words: ['facebook'],
        alias_type: 'former_name',
        company_uid: 'uid-1',
        company_name: 'Meta',
        primary_industry: 'Internet',
        home: ['menlo', 'park', 'california'],
        content_id: expect.any(Number) as number,
        prominence: 4,
        prominence_value: 4,
      },
    });
  });

  it('the canonical one has an id of its own, also next to an equal alias', () => {
    const canonical = projectAlias({ ...alias, name: 'Meta', name_key: 'meta', alias_type: null });
    expect(canonical).toMatchObject({ id: 'uid-1|', document: { alias_type: 'name', name: 'Meta' } });
    expect(canonical.id).not.toBe(projectAlias({ ...alias, name: 'Meta', name_key: 'meta' }).id);
  });
});

describe('a title', () => {
  it('has the keys by which it is looked up, and all that a match shows', () => {
    const { title: text, onet_code, onet_title, cluster_id, cluster_name, onet_frequency, top_company, official } = title;
    expect(projectTitle(title)).toEqual({
      id: '29-1141.00|sr. rn - icu (nights)',
      document: {
        title: text,
        key: 'sr rn icu nights',
        squashed: 'srrnicunights',
        core_key: ['rn icu', 'registered nurse intensive care unit'],
        onet_code,
        onet_title,
        cluster_id,
        cluster_name,
        observations: 40,
        observation_count: 40,
        title_id: titleId('29-1141.00', 'sr rn icu nights'),
        onet_frequency,
        top_company,
        official,
      },
    });
  });

  it('without abbreviations has one core key', () => {
    expect(projectTitle({ ...title, title: 'Welder' }).document['core_key']).toEqual(['welder']);
  });

  it('of two occupations makes two documents', () => {
    expect(projectTitle(title).id).not.toBe(projectTitle({ ...title, onet_code: '11-1011.00' }).id);
  });
});

describe('a cluster', () => {
  const { id, document } = projectCluster(cluster);
  const names = document['names'] as { field: string; title: string; key: string }[];

  it('has each name once, at the place nearest to the cluster as a whole', () => {
    expect(id).toBe('5');
    expect(names.map(({ field, title: name, key }) => [field, name, key])).toEqual([
      ['cluster_name', 'Nursing', 'nursing'],
      ['common_clean_job_title_1', 'Registered Nurse', 'registered nurse'],
      ['common_clean_job_title_2', 'Staff Nurse', 'staff nurse'],
      ['common_clean_job_title_3', 'RN', 'rn'],
      ['cluster_occs', 'Registered Nurses', 'registered nurses'],
      ['cluster_occs', 'Nurse Midwives', 'nurse midwives'],
      ['name_corpus', 'ICU Nurse', 'icu nurse'],
    ]);
  });

  it('has names with exactly the fields of the mapping', () => {
    const { properties } = indexDefinition('clusters').mappings as { properties: { names: { properties: object } } };
    for (const name of names) expect(Object.keys(name).sort()).toEqual(Object.keys(properties.names.properties).sort());
  });
});

describe('prominence', () => {
  it.each([
    [0, 1],
    [9, 2],
    [99_999, 6],
    [999_999, 7],
  ])('%i postings: %d', (postings, value) => {
    expect(prominence(postings)).toBe(value);
  });

  it('grows with the postings and is always positive, as a rank feature must be', () => {
    const values = [0, 1, 10, 500, 10_000, 1_000_000].map(prominence);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values[0]).toBeGreaterThan(0);
  });
});
