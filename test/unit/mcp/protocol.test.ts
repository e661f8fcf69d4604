import { readMessage } from '../../../src/mcp/protocol.ts';

const request = { jsonrpc: '2.0', id: 7, method: 'ping' };

it.each([
  ['an integer id', request, { kind: 'request', id: 7, method: 'ping', params: undefined }],
  ['a text as id', { ...request, id: '' }, { kind: 'request', id: '', method: 'ping', params: undefined }],
  ['the id 0', { ...request, id: 0 }, { kind: 'request', id: 0, method: 'ping', params: undefined }],
  ['params', { ...request, params: { a: 1 } }, { kind: 'request', id: 7, method: 'ping', params: { a: 1 } }],
  ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, { kind: 'silent' }],
  ['a notification that nobody knows', { jsonrpc: '2.0', method: 'x', params: {} }, { kind: 'silent' }],
  ['a request without an id, which is a notification', { jsonrpc: '2.0', method: 'tools/call', params: {} }, { kind: 'silent' }],
  ['an answer', { jsonrpc: '2.0', id: 1, result: {} }, { kind: 'silent' }],
  ['an error as answer', { jsonrpc: '2.0', id: null, error: { code: -1, message: 'no', data: 1 } }, { kind: 'silent' }],
])('takes %s', (_name, body, message) => {
  expect(readMessage(body)).toEqual(message);
});

it.each<[string, unknown, number | string | null, string]>([
  ['a batch', [request], null, 'batches are not supported; send one message per request'],
  ['an empty batch', [], null, 'batches are not supported; send one message per request'],
  ['null', null, null, 'the body must be one JSON-RPC message, an object'],
  ['a text', 'ping', null, 'the body must be one JSON-RPC message, an object'],
  ['a number', 1, null, 'the body must be one JSON-RPC message, an object'],
  ['an empty object', {}, null, 'jsonrpc must be "2.0"; method must be a string'],
  ['another version', { ...request, jsonrpc: '1.0' }, 7, 'jsonrpc must be "2.0"'],
  ['no version', { id: 7, method: 'ping' }, 7, 'jsonrpc must be "2.0"'],
  ['no method', { jsonrpc: '2.0', id: 7 }, 7, 'method must be a string'],
  ['a method that is no text', { ...request, method: 1 }, 7, 'method must be a string'],
  ['null as id', { ...request, id: null }, null, 'id must be a string or an integer'],
  ['a fraction as id', { ...request, id: 1.5 }, null, 'id must be a string or an integer'],
  [
    'an integer as id that would not come back as it was',
    { ...request, id: 2 ** 53 },
    null,
    'id must be an integer from -9007199254740991 to 9007199254740991, or a string',
  ],
  ['an object as id', { ...request, id: {} }, null, 'id must be a string or an integer'],
  ['null as params', { ...request, params: null }, 7, 'params must be an object'],
  ['a list of params', { ...request, params: [1] }, 7, 'params must be an object'],
  ['text as params', { ...request, params: 'a' }, 7, 'params must be an object'],
  ['unknown members', { ...request, extra: 1, more: 2 }, 7, 'unknown: extra, more'],
  ['a prototype', JSON.parse('{"jsonrpc":"2.0","id":7,"method":"ping","__proto__":{}}'), 7, 'unknown: __proto__'],
  [
    'everything wrong at once',
    { jsonrpc: 2, id: {}, method: null, x: 1 },
    null,
    'jsonrpc must be "2.0"; id must be a string or an integer; method must be a string; unknown: x',
  ],
  [
    'an answer with result and error',
    { jsonrpc: '2.0', id: 1, result: {}, error: { code: 1, message: '' } },
    1,
    'the response is not a valid JSON-RPC 2.0 response',
  ],
])('refuses %s', (_name, body, id, problems) => {
  expect(readMessage(body)).toEqual({
    kind: 'invalid',
    id,
    error: {
      code: -32600,
      message: `Invalid request: ${problems}`,
      data: { suggestion: expect.any(String), example: expect.stringContaining('tools/call'), error_type: 'invalid_request', http_status: 400 },
    },
  });
});

it('shows an example that is a message', () => {
  const refused = readMessage([]);
  expect(refused.kind).toBe('invalid');
  if (refused.kind === 'invalid') expect(readMessage(JSON.parse(refused.error.data.example)).kind).toBe('request');
});
