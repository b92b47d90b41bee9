import { NONE } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { conformance } from './conformance.ts';
import { tinyModule } from './tiny-module.ts';

for (const { name, run } of conformance(tinyModule())) {
  it(`holds for the tiny game: ${name}`, () => {
    expect(run).not.toThrow();
  });
}

it('fails a game that lists its answers in another order each time', () => {
  const module = tinyModule();
  let times = 0;
  const fickle = {
    ...module,
    run: (state: Int32Array) => {
      const status = module.run(state);
      const { io } = module;
      if (times++ % 2 === 1) io.options.subarray(0, io.count).reverse();
      return status;
    },
  };

  expect(failures(fickle)).toContain('lists the same answers when asked again, and changes nothing by it');
});

it('fails a game whose state depends on something outside it', () => {
  const module = tinyModule();
  let drift = 0;
  const run = (state: Int32Array) => {
    state[3] ^= drift++;
    return module.run(state);
  };

  expect(failures({ ...module, run })).toContain('gives the same state after every answer when played twice');
});

it('fails a game that never ends, with the setup that shows it', () => {
  const checks = conformance(tinyModule(), { limit: 5 });

  expect(() => checks[0].run()).toThrow(
    'Orchard ends within the limit when played at random: fails with {"players":2,"seed":1}',
  );
});

it('fails a game that forgets to count a thing', () => {
  const module = tinyModule();
  const { count } = module.meta.layout;
  const run = (state: Int32Array) => {
    const status = module.run(state);
    if (state[count] > NONE) state[count]++;
    return status;
  };

  expect(failures({ ...module, run })).toContain('keeps the invariants of the engine after every answer');
});

function failures(module: ReturnType<typeof tinyModule>): string[] {
  return conformance(module, { games: 1, setups: [{ players: 2 }] }).flatMap(({ name, run }) => {
    try {
      run();
      return [];
    } catch {
      return [name];
    }
  });
}
