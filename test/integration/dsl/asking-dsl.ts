import type { Ask } from '../../mistakes/mistakes.ts';
import { ServiceClient } from '../../setup/service-client.ts';

/** Sends queries to the service that all tests share, signed in with this role. For use at the top of a test file. */
export function askingDsl(role: 'analyst' | 'admin'): Ask {
  const service = ServiceClient.shared();
  let token: string;
  beforeAll(async () => {
    token = await service.signIn(role);
  });
  afterAll(() => service.stop());
  return (query) => service.post('/api/dsl', { query }, token);
}
