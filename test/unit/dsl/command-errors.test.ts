import { ROLE_PERMISSIONS } from '../../../src/catalog/roles.ts';
import { ApiError } from '../../../src/errors/api-error.ts';
import { DslService } from '../../../src/dsl/service.ts';
import type { Services } from '../../../src/operations/services.ts';
import { orStop } from '../../../src/runtime/unless-outage.ts';

const fail = (): Promise<never> => Promise.reject(new ApiError('too_many_queries'));
const CALLER = { id: 'user:1', name: 'somebody', permissions: ROLE_PERMISSIONS.admin };

it.each([
  'SUBMIT SAMPLE SOURCE "resume" VALUE "Registered nurse"',
  'SUBMIT TITLECONVERT TITLE "registered nurse" CHOICE "29-1141.00"',
  'UPDATE COMPANY "Walmart" SET NAME = "Target"',
])('says why it has to wait, and how long, as a read does: %s', async (query) => {
  const services = {
    primary: { query: fail },
    writes: { rename: fail },
    titles: {},
    companies: {},
    translator: {},
    unlessOutage: orStop,
  } as unknown as Services;
  const outcome = await new DslService(services).run(query, CALLER);
  expect(outcome).toMatchObject({
    ok: false,
    httpStatus: 429,
    retryAfter: true,
    error: { error_type: 'too_many_queries', message: 'Too many of your queries are running at the same time.' },
  });
});
