import { companySearchRequest, wholeNamesRequest } from '../../../src/conversion/companies/search.ts';

describe('the request of a company search', () => {
  it.each([
    ["children's hospital", { limit: 10, offset: 0 }, true],
    ['H&M', { limit: 10, offset: 0 }, false],
    ['hp', { limit: 5, offset: 20 }, false],
    ['cloud software', { industries: ['Software and Internet'], limit: 10, offset: 0 }, true],
  ])('%s', (text, page, withTypos) => {
    expect(companySearchRequest(text, page, { withTypos })).toMatchSnapshot();
  });

  it('with the names that have its letters', () => {
    const names = [
      { company_uid: 'a', name: 'Citigroup', alias_type: 'name' },
      { company_uid: 'b', name: 'CitiGroup', alias_type: 'former_name' },
    ];
    expect([
      wholeNamesRequest('citi group'),
      companySearchRequest('citi group', { limit: 10, offset: 0 }, { wholeNames: { names, above: 40 } }),
    ]).toMatchSnapshot();
  });
});
