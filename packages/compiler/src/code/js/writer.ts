/** Collects lines of generated code, each with the place in the content that it came from. */
import * as js from './code.ts';
import type { Js, JsStatement, LoopHead } from './code.ts';
import { addSegment, GenMapping, setSourceContent, toEncodedMap } from '@jridgewell/gen-mapping';
import { commentOf } from '@undercroft/contract';
import type { Span } from '../../diagnostics/source/span.ts';

export interface Line {
  readonly text: string;
  depth: number;
  at: Span | null;
  /** name of what the line begins to declare, when the module exports it; else empty */
  readonly exports: string;
}

const INDENTS = Array.from({ length: 32 }, (_, depth) => '  '.repeat(depth));

function indent(depth: number): string {
  return INDENTS[depth] ?? '  '.repeat(depth);
}

export class Writer {
  readonly lines: Line[] = [];
  private depth = 0;
  private place: Span | null = null;

  /** Lines written inside `body` belong to this place. */
  from(at: Span | null, body: () => void): void {
    const before = this.place;
    this.place = at ?? before;
    body();
    this.place = before;
  }

  /** Writes statements on one line. */
  line(...statements: readonly JsStatement[]): void {
    let text = '';
    for (let i = 0; i < statements.length; i++) {
      const { whole } = statements[i] as JsStatement;
      text = i === 0 ? whole : `${text} ${whole}`;
    }
    this.raw(text);
  }

  /**
   * Writes a line of code that was made elsewhere: of the kernel, or data.
   *
   * @param exports name of what it declares, for everybody who imports the module
   */
  raw(text: string, exports = ''): void {
    // Reading a character makes V8 join the parts of the text, which would otherwise stay in memory
    // until the module is complete.
    void text.charCodeAt(0);
    this.lines.push({ text, depth: this.depth, at: this.place, exports });
  }

  comment(text: string): void {
    this.raw(`// ${commentOf(text)}`);
  }

  scope(body: () => void): void {
    this.block('', body);
  }

  function(called: string, params: readonly Js[], body: () => void, isExported = false): void {
    const list = params.map(({ text }) => text).join(', ');
    this.block(`function ${js.name(called).text}(${list}) `, body, isExported ? called : '');
  }

  /** `if (...) { ... } else ...`; a test that always holds leaves the body. */
  if(test: Js, body: () => void, otherwise: JsStatement | (() => void) | null = null): void {
    if (test === js.TRUE) return body();
    this.raw(`if (${test.text}) {`);
    this.deeper(body);
    if (otherwise === null) return this.raw('}');
    if (typeof otherwise !== 'function') return this.raw(`} else ${otherwise.whole}`);
    this.raw('} else {');
    this.deeper(otherwise);
    this.raw('}');
  }

  /** `if (...) { ... } else if (...) { ... } else { ... }` */
  choose(
    arms: readonly { readonly test: () => Js; readonly body: () => void }[],
    otherwise: (() => void) | null,
  ): void {
    for (const [i, { test, body }] of arms.entries()) {
      this.raw(`${i === 0 ? '' : '} else '}if (${test().text}) {`);
      this.deeper(body);
    }
    if (otherwise !== null) {
      this.raw('} else {');
      this.deeper(otherwise);
    }
    this.raw('}');
  }

  for(head: LoopHead, body: () => void, label: string | null = null): void {
    this.block(`${labelled(label)}${js.loopHead(head)} `, body);
  }

  while(test: Js, body: () => void, label: string | null = null): void {
    this.block(`${labelled(label)}while (${test.text}) `, body);
  }

  forever(body: () => void): void {
    this.block('for (;;) ', body);
  }

  /** `label: for (;;) switch (value) { ... }`: each `case` can go on at any other. */
  states(label: string, value: Js, body: () => void): void {
    this.block(`${labelled(label)}for (;;) switch (${value.text}) `, body);
  }

  /** The label of the loop that is written next. */
  label(label: string): void {
    this.raw(`${js.name(label).text}:`);
  }

  switch(value: Js, body: () => void): void {
    this.block(`switch (${value.text}) `, body);
  }

  /** Without a body, what follows is written as it is. */
  case(value: number, body: JsStatement | (() => void) | null = null): void {
    if (body !== null && typeof body !== 'function') return this.raw(`case ${value}: ${body.whole}`);
    this.raw(`case ${value}:`);
    if (body !== null) this.deeper(body);
  }

  default(statement: JsStatement): void {
    this.raw(`default: ${statement.whole}`);
  }

  /** Writes `head {`, the body deeper, and `}`. */
  private block(head: string, body: () => void, exports = ''): void {
    this.raw(`${head}{`, exports);
    this.deeper(body);
    this.raw('}');
  }

  /** Writes deeper without braces. */
  deeper(body: () => void): void {
    this.depth++;
    body();
    this.depth--;
  }

  /** Takes over the lines of another writer, which is done. */
  append({ lines }: Writer): void {
    const { depth, place } = this;
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i] as Line;
      line.depth += depth;
      line.at ??= place;
      this.lines.push(line);
    }
  }

  /** All lines, each with its end. */
  get code(): string {
    let code = '';
    const { lines } = this;
    for (let i = 0; i < lines.length; i++) {
      const { depth, text, exports } = lines[i] as Line;
      code += exports === '' ? `${indent(depth)}${text}\n` : `export ${text}\n`;
    }
    return code;
  }

  /**
   * All lines in a function without parameters, which gives an object with what a module of them
   * exports.
   */
  get functionCode(): string {
    const lines = this.lines.map(({ depth, text }) => `${indent(depth)}${text}\n`);
    const exported = this.lines.flatMap(({ exports }) => (exports === '' ? [] : [exports]));
    // Modules are strict, functions are when they say so.
    return `function () {\n'use strict';\n${lines.join('')}return { ${exported.join(', ')} };\n}`;
  }
}

function labelled(label: string | null): string {
  return label === null ? '' : `${js.name(label).text}: `;
}

/** Where a place stands, 0-based. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Source map (version 3) of the lines: one segment a line. */
export function sourceMap(
  lines: readonly Line[],
  files: readonly { path: string; text: string }[],
  locate: (place: Span) => LineColumn,
): string {
  const map = new GenMapping();
  const known = new Set(files.map(({ path }) => path));
  for (const { path, text } of files) setSourceContent(map, path, text);
  for (const [index, { at }] of lines.entries()) {
    if (at === null || !known.has(at.file)) continue;
    const { line, column } = locate(at);
    addSegment(map, index, 0, at.file, line, column);
  }
  return JSON.stringify(toEncodedMap(map));
}
