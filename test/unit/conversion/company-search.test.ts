import { companySearchRequest } from '../../../src/conversion/companies/search.ts';

describe('the request of a company search', () => {
  it.each([
    ["children's hospital", { limit: 10, offset: 0 }],
    ['hp', { limit: 5, offset: 20 }],
    ['cloud software', { industries: ['Software and Internet'], limit: 10, offset: 0 }],
  ])('%s', (text, page) => {
    expect(companySearchRequest(text, page)).toMatchSnapshot();
  });
});
