import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** Changes of a list in a database, on a disk whose work the test ends. */
function slowDisk() {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE list (word TEXT)');
  const syncs: PromiseWithResolvers<void>[] = [];
  const group = new GroupCommit(database, async () => {
    const sync = Promise.withResolvers<void>();
    syncs.push(sync);
    await sync.promise;
  });
  const told: string[] = [];
  const add = async (word: string): Promise<void> => {
    const change = (): void => void database.prepare('INSERT INTO list VALUES (?)').run(word);
    await group.add(change).then(
      () => told.push(word),
      () => told.push(`not ${word}`),
    );
  };
  return { add, database, group, syncs, told };
}

it('confirms what the disk holds, and commits on while it is busy', async () => {
  const { add, database, group, syncs, told } = slowDisk();
  const first = add('a');
  group.commit();
  const rest = [add('b'), add('c')];
  group.commit();

  expect(database.prepare('SELECT word FROM list').all()).toHaveLength(3);
  expect([told, syncs.length]).toEqual([[], 1]);

  syncs[0]!.resolve();
  await first;
  expect(told).toEqual(['a']);
  await expect.poll(() => syncs.length).toBe(2);

  const settled = group.settle();
  syncs[1]!.resolve();
  await Promise.all([...rest, settled]);
  expect([told, syncs.length]).toEqual([['a', 'b', 'c'], 2]);
});

it('reads and confirms nothing any more when the disk has failed', async () => {
  const { add, database, group, syncs, told } = slowDisk();
  const first = add('a');
  group.commit();
  syncs[0]!.reject(new Error('the disk is gone'));
  await first;
  await add('b');

  expect(told).toEqual(['not a', 'not b']);
  expect(() => database.prepare('SELECT word FROM list').all()).toThrow('not open');
});
