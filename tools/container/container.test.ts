/**
 * The container file without a container: its steps are those of the page about hosting, and what
 * it starts answers what it asks.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILE = 'tools/container/Containerfile';
const page = readFileSync(join(root, 'docs/how-to/host-it.md'), 'utf8');

/** What an instruction of the file says. @throws Error when it is not there once */
function told(instruction: string): string {
  const lines = readFileSync(join(root, FILE), 'utf8').split('\n');
  const [line, another] = lines.filter((one) => one.startsWith(`${instruction} `));
  if (line === undefined || another !== undefined) throw new Error(`${instruction} stands there once`);
  return line.slice(instruction.length + 1);
}

const asList = (text: string): string[] => JSON.parse(text) as string[];
const command = asList(told('CMD'));
/** Without where it is served and what proxies are told: a container has ports and folders. */
const unit = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(page)![1]!.split(' ');

it('starts what the unit of systemd starts, with its tables in the volume', () => {
  const inVolume = unit.map((word) => word.replace('/var/lib/undercroft/', `${told('VOLUME')}/`));
  expect(command.filter((word) => word !== '--host' && word !== '0.0.0.0')).toEqual(inVolume);
  expect(page).toContain(`Environment=${told('ENV')}`);
  expect(readFileSync(join(root, 'tools/bench/online/served.ts'), 'utf8')).toContain(told('ENV').split('=', 2)[1]);
});

it('is built and run as the page says', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(told('FROM')).toContain(`node:${/\d+/.exec(engines.node)![0]}-`);
  expect(told('RUN')).toContain(`mkdir ${told('VOLUME')} && chown ${told('USER')} ${told('VOLUME')}`);
  expect(page).toContain(`docker build -f ${FILE} -t undercroft .`);
  expect(page).toContain(`:5190:${told('EXPOSE')} -v undercroft:${told('VOLUME')} undercroft`);
  expect(existsSync(join(root, `${FILE}.dockerignore`))).toBe(true);
});

/** A game in place of those of the repository, which no unit test reads. */
function writeGame(folder: string): void {
  mkdirSync(join(folder, 'rules'), { recursive: true });
  const game =
    'title: Rest\nplayers: { min: 1, max: 2 }\nstart: play-game\nkinds: {}\nreasons: { done: All is done. }\n';
  writeFileSync(join(folder, 'game.yaml'), game);
  const rules = 'to play-game\n  each player\n    choose\n      option rest\n        end-game because done\n';
  writeFileSync(join(folder, 'rules/play.rules'), rules);
}

it('starts, and is found healthy by its own check', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const [program = '', ...words] = command.map((word) => word.replace(told('VOLUME'), folder));
  const env = { ...process.env, NODE_OPTIONS: told('ENV').slice('NODE_OPTIONS='.length) };
  writeGame(join(folder, 'rest'));
  const server = spawn(program, [...words, join(folder, 'rest'), '--port', '0'], { cwd: root, env, detached: true });
  try {
    const port = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (text: Buffer) => {
        const found = /:(\d+)\//.exec(text.toString());
        if (found !== null) resolve(found[1]!);
      });
      server.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
    });
    const [check = '', ...rest] = asList(told('HEALTHCHECK').slice('CMD '.length));
    const asked = rest.map((word) => word.replace(`:${told('EXPOSE')}/`, `:${port}/`));
    expect(asked).not.toEqual(rest);
    const health = spawn(check, asked, { cwd: folder });
    expect(await new Promise((resolve) => health.once('exit', resolve))).toBe(0);
    expect(existsSync(join(folder, 'tables.sqlite'))).toBe(true);
  } finally {
    // npx starts the server as a child, so the whole group is ended.
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && process.kill(-server.pid!, 'SIGKILL')) await ended;
    rmSync(folder, { recursive: true, maxRetries: 5 });
  }
});
