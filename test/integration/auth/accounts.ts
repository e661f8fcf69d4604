import { randomUUID } from 'node:crypto';
import type { Role, Tier } from '../../../src/catalog/roles.ts';
import { addUser } from '../../../src/auth/users.ts';
import type { Answer, ServiceClient } from '../../setup/service-client.ts';

export const PASSWORD = 'correct horse battery';

export interface Account {
  readonly username: string;
  readonly role: Role;
}

/** Users of one test file, with names that no other file has; {@link Accounts.remove} takes them and their sessions away. */
export class Accounts {
  private readonly created: string[] = [];

  constructor(private readonly service: ServiceClient) {}

  async create(role: Role = 'analyst', tier: Tier = 'internal'): Promise<Account> {
    const username = `test-${randomUUID()}`;
    await addUser(this.service.database, { username, password: PASSWORD, role, tier });
    this.created.push(username);
    return { username, role };
  }

  async disable({ username }: Account): Promise<void> {
    await this.service.database.query({ text: 'UPDATE users SET is_disabled = true WHERE username = $1', values: [username] });
  }

  async remove(): Promise<void> {
    await this.service.database.query({ text: 'DELETE FROM users WHERE username = ANY($1)', values: [this.created] });
  }
}

export function login(service: ServiceClient, { username }: Account): Promise<Answer> {
  return service.post('/auth/login', { username, password: PASSWORD });
}

/** A path that any signed-in caller may read; 200 tells that the token is accepted. */
export async function isAccepted(service: ServiceClient, token: string): Promise<boolean> {
  const { status } = await service.get('/api/companies?limit=1', token);
  if (status !== 200 && status !== 401) throw new Error(`expected 200 or 401, got ${status}`);
  return status === 200;
}

export function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1_000));
}

/** The body without what differs from request to request. */
export function withoutRequestId({ body }: Answer): Record<string, unknown> {
  const { request_id: _id, ...rest } = body as Record<string, unknown>;
  return rest;
}
