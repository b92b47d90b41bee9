// A person who is asked and not there is reminded once of each question, through a program of the
// host.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { servedMarket } from './market.ts';
import { GUEST_TOKEN, HOST_TOKEN, Rig } from './rig.ts';

let rig: Rig;
let program: Server;
let status = 200;
const heard: string[] = [];

beforeEach(async () => {
  status = 200;
  heard.length = 0;
  program = createServer((request, response) => {
    let text = '';
    request.on('data', (data: Buffer) => (text += data.toString('utf8')));
    request.on('end', () => {
      heard.push(text);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  rig = new Rig(servedMarket());
  const notify = `http://127.0.0.1:${(program.address() as AddressInfo).port}/hook?key=secret-key`;
  await rig.start({ data: rig.file, notify });
});

afterEach(async () => {
  await rig.end();
  await new Promise((resolve) => program.close(resolve));
});

it('tells who is asked and not there, once for each question, and no secret', async () => {
  const [host, guest] = await rig.begun();
  await guest.cut();
  // The server may have seen the page for a moment longer.
  await host.until(() => host.client.present.join() === '0');
  await host.answer();
  await host.ask({ is: 'say', phrase: 'hello', text: '' });
  await expect.poll(() => heard.length).toBe(1);
  guest.connect();
  await guest.answer();
  await host.answer();
  await guest.answer();

  expect(JSON.parse(heard[0]!)).toEqual({
    event: 'your-turn',
    table: host.table,
    game: 'market',
    seat: 1,
    name: 'Bob',
  });
  expect(heard).toHaveLength(1);
  expect(heard.join()).not.toMatch(new RegExp(`${HOST_TOKEN}|${GUEST_TOKEN}`));
  expect(rig.log).toEqual([]);
});

it('goes on when the program fails, and says so without its address', async () => {
  status = 500;
  const [host, guest] = await rig.begun();
  await guest.cut();
  await host.until(() => host.client.present.join() === '0');
  await host.answer();
  await expect.poll(() => rig.log).toEqual([{ event: 'not-notified', status: 500 }]);
  expect(host.refused).toEqual([]);
});
