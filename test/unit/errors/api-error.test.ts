import { ApiError, type ErrorCode } from '../../../src/errors/api-error.ts';

/** Every code with its status, and whether it carries a hint of its own; a code without an entry here does not compile. */
const CODES: Readonly<Record<ErrorCode, readonly [status: number, hinted: boolean]>> = {
  invalid_request: [400, false],
  invalid_parameters: [400, false],
  malformed_json: [400, true],
  unauthorized: [401, true],
  invalid_credentials: [401, true],
  invalid_refresh_token: [401, true],
  forbidden: [403, true],
  foreign_host: [403, true],
  foreign_origin: [403, true],
  unknown_session: [404, true],
  not_found: [404, false],
  not_acceptable: [406, true],
  unknown_path: [404, true],
  method_not_allowed: [405, false],
  payload_too_large: [413, false],
  unsupported_media_type: [415, true],
  not_translatable: [422, true],
  rate_limited: [429, true],
  internal: [500, true],
  too_many_queries: [429, true],
  too_many_batches: [429, true],
  too_many_waiting: [503, true],
  query_too_slow: [503, true],
  store_unavailable: [503, true],
  identity_provider_unavailable: [503, true],
  search_unavailable: [503, true],
};

describe.each(Object.entries(CODES))('%s', (code, [status, hinted]) => {
  it(`has status ${status} and the flat body`, () => {
    const error = new ApiError(code as ErrorCode);
    expect(error.status).toBe(status);
    const body = error.body('req-7');
    expect(body).toEqual({
      success: false,
      error: expect.stringMatching(/\S/),
      ...(hinted ? { suggestion: expect.stringMatching(/\S.*\.$/) } : {}),
      request_id: 'req-7',
    });
    expect(body['error']).toBe(error.message);
  });

  it('takes text, hint, example, data and further members', () => {
    const error = new ApiError(code as ErrorCode, { error: 'E', suggestion: 'S', example: '/x', data: { a: 1 }, extra: { valid_sort_modes: ['b'] } });
    expect(error.body('req-7')).toEqual({
      success: false,
      error: 'E',
      suggestion: 'S',
      example: '/x',
      data: { a: 1 },
      valid_sort_modes: ['b'],
      request_id: 'req-7',
    });
    expect(error.status).toBe(status);
  });

  it('never shows its cause', () => {
    const error = new ApiError(code as ErrorCode, { cause: new Error('password is hunter2') });
    expect(JSON.stringify(error.body('req-7'))).not.toContain('hunter2');
    expect((error.cause as Error).message).toBe('password is hunter2');
  });
});
