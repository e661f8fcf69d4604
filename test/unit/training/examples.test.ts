import type { LabelledTitle } from '../../../training/labelled-titles.ts';
import type { Observation } from '../../../src/store/title-facts.ts';
import { sampledTitles } from '../../../training/examples.ts';

const observed = (title: string, occupation: string, count: number, state: string): Observation => ({
  title,
  occupation,
  employer: null,
  sector: null,
  state,
  count,
});
const LABELLED: LabelledTitle = { set: 'lca', id: '1', title: 'Lamp-Lighter', company: '', sector: '', state: '', group: '99-1011', also: [] };

describe('observed titles by frequency', () => {
  it('each once per 6-digit occupation; more observations count more, but less than in proportion', () => {
    const titles = sampledTitles(
      [observed('wick man', '99-1011', 1, 'TX'), observed('oil man', '99-1011.00', 15, 'TX'), observed('Oil Man', '99-1011.01', 1, 'WA')],
      [],
    );
    expect(titles.map(({ title, group, weight }) => ({ title, group, weight }))).toEqual([
      { title: 'wick man', group: '99-1011', weight: 1 },
      { title: 'oil man', group: '99-1011', weight: 8 },
    ]);
  });

  it('a title with several occupations is learned with each', () => {
    const titles = sampledTitles([observed('wick man', '99-1011', 16, 'TX'), observed('wick man', '99-2022', 1, 'TX')], []);
    expect(titles.map(({ group, weight }) => [group, weight])).toEqual([
      ['99-1011', 8],
      ['99-2022', 1],
    ]);
  });

  it('labeled titles are left out, however they are spelled', () => {
    expect(sampledTitles([observed('lamp lighter', '99-1011', 3, 'TX')], [LABELLED])).toEqual([]);
  });
});
