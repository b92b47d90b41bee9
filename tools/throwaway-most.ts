import { readFileSync, writeFileSync } from 'node:fs';
import { compileGame, createCompileCache } from '@undercroft/compiler';
import { readGame } from '@undercroft/content-files';
import { iconNames } from '@undercroft/vite-plugin/icons';
import { runScenario, readScenarios, plainSource } from '@undercroft/scenario';
import { moduleFromText } from '../packages/cli/src/module-from-text.ts';
import { scenariosOf } from '../packages/cli/src/scenario-files.ts';
const [id, report] = process.argv.slice(2);
const g = JSON.parse(readFileSync(report!, 'utf8')).games[0];
const files = readGame({ id: id!, folder: `content/${id}` });
const cache = createCompileCache(); const icons = iconNames();
const base = await moduleFromText(compileGame(files, id!, cache, 'develop', icons).module!.code);
const { scenarios } = scenariosOf(process.cwd(), { id: id!, folder: `content/${id}` });
const withDice = scenarios.filter((s) => s.node.entries.some((e) => e.key === 'dice'));
const changed = (s: any, i: number) => ({ ...s, node: { ...s.node, entries: s.node.entries.map((e: any) => e.key !== 'dice' ? e : { ...e, value: { ...e.value, items: e.value.items.map((x: any, k: number) => k === i ? { ...x, value: 'most' } : x) } }) } });
const ok = (m: any, s: any) => { try { return runScenario(m, s).passed; } catch { return false; } };
const cands: [any, number, any][] = [];
for (const s of withDice) { const d = s.node.entries.find((e) => e.key === 'dice')!.value as any; if (d.is !== 'list') continue;
  d.items.forEach((x: any, i: number) => { if ([4,6,8,10,12,20].includes(x.value)) { const c = changed(s, i); if (ok(base, c)) cands.push([s, i, c]); } }); }
console.error(cands.length, 'candidates');
const edits = new Map<string, [number, number]>();
for (const r of g.results.filter((r: any) => r.status === 'survived' && r.mutator === 'number' && /d\d/.test(r.source) && /^(4|6|8|10|12|20) /.test(r.change))) {
  const path = `${id}/${r.file}`; const lines = files.get(path)!.split('\n'); const l = lines[r.line - 1]!;
  if (!/d$/.test(l.slice(0, r.column - 1))) continue;
  const [from, to] = r.change.split(' -> ');
  lines[r.line - 1] = l.slice(0, r.column - 1) + to + l.slice(r.column - 1 + from.length);
  const m = compileGame(new Map(files).set(path, lines.join('\n')), id!, cache, 'develop', icons).module; if (!m) continue;
  const mod = await moduleFromText(m.code);
  const hit = cands.find(([s, i, c]) => s.node.entries.find((e: any) => e.key === 'dice') && !ok(mod, c));
  if (!hit) {
    for (const [sc, i, c] of cands) {
      const ex = sc.node.entries.find((e: any) => e.key === 'expect')?.value; if (!ex || ex.is !== 'map' || ex.entries.some((e: any) => e.key === 'events')) continue;
      let a: any, b: any; try { a = runScenario(base, c).sentences; b = runScenario(mod, c).sentences; } catch { continue; }
      const at = a.findIndex((x: string, k: number) => x !== b[k]); if (at < 0 || !/^Dice: /.test(a[at])) continue;
      const t = readFileSync(sc.file, 'utf8').split('\n'); let k = sc.at.line - 1; while (!/^ +expect:/.test(t[k]!)) k++;
      if (!/expect: \{/.test(t[k]!)) continue;
      t[k] = t[k]!.replace('expect: {', `expect: {events: ['${a[at].replace(/\.$/, '')}'], `); writeFileSync(sc.file, t.join('\n'));
      edits.set(`${sc.file}:${sc.at.line}:${i}`, [0, 0]); console.log('EVENT', sc.file, sc.at.line, a[at]); break;
    }
  }
  console.log(path, r.line, r.source.slice(0, 60), '->', hit ? `${hit[0].file}:${hit[0].at.line} die ${hit[1]}` : 'NONE');
  if (hit) edits.set(`${hit[0].file}:${hit[0].at.line}:${hit[1]}`, [0, 0]);
}
for (const key of edits.keys()) { const [f, line, i] = key.split(':'); const t = readFileSync(f!, 'utf8').split('\n'); let k = Number(line) - 1; while (!/^ +dice:/.test(t[k]!)) k++;
  let n = -1; const before = t[k]!; t[k] = t[k]!.replace(/(\[|, ?)([\w]+)/g, (all, a, b) => (++n === Number(i) ? `${a}most` : all)); if (t[k] === before) console.log('NOT EDITED', key); writeFileSync(f!, t.join('\n')); }
