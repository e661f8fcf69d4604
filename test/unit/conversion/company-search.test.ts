import { companySearchRequest } from '../../../src/conversion/companies/search.ts';

describe('the request of a company search', () => {
  it.each([
    ["children's hospital", { limit: 10, offset: 0 }, true],
    ['hp', { limit: 5, offset: 20 }, false],
    ['cloud software', { industries: ['Software and Internet'], limit: 10, offset: 0 }, true],
  ])('%s', (text, page, withTypos) => {
    expect(companySearchRequest(text, page, { withTypos })).toMatchSnapshot();
  });
});
