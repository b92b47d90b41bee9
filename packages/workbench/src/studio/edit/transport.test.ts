import { expect, it } from 'vitest';
import { transportOf } from './transport.ts';

it('answers what still waits, and nothing else, when the server is given up', () => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => {} });
  const transport = transportOf(worker);
  const heard: unknown[] = [];
  transport.subscribe((message) => heard.push(JSON.parse(message)));
  transport.send('{"id":1,"method":"initialize"}');
  transport.send('{"id":2,"method":"textDocument/hover"}');
  transport.send('{"id":3,"method":"textDocument/hover"}');
  transport.send('{"method":"textDocument/didOpen"}');
  worker.dispatchEvent(new MessageEvent('message', { data: { id: 2, result: 'x' } }));
  // A question of the server has an id of its own sort.
  worker.dispatchEvent(new MessageEvent('message', { data: { id: 3, method: 'client/registerCapability' } }));
  heard.length = 0;
  transport.giveUp();
  transport.giveUp();

  expect(heard).toEqual([
    { jsonrpc: '2.0', id: 1, result: { capabilities: {} } },
    { jsonrpc: '2.0', id: 3, result: null },
  ]);
});
