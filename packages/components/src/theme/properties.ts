import type { PropertyDeclaration, PropertyDeclarations, ReactiveElement } from 'lit';
import { UndercroftElement } from './base.ts';
import { differs } from './same.ts';

/** A property of an element: what it is at first, and how it is kept. */
export interface ElementProperty<Value> {
  readonly first: Value;
  readonly options: PropertyDeclaration;
}

/** What besides its first value can be said of a property. `list` and `data` have no attribute. */
type More = Pick<PropertyDeclaration, 'reflect' | 'attribute'>;

/** Without a type it is any text: its first value alone says nothing of the others. */
function textProperty(first: string, more?: More): ElementProperty<string>;
function textProperty<Value extends string | null>(first: Value, more?: More): ElementProperty<Value>;
function textProperty(first: string | null, more: More = {}): ElementProperty<string | null> {
  return { first, options: more };
}

/** Kinds of properties; each gives its first value, its type, and whether an attribute sets it. */
export const prop = {
  /** set by script; another object is another value */
  data: <Value>(first: Value): ElementProperty<Value> => ({ first, options: { attribute: false } }),
  /** set by script; the element draws itself anew only when it says something else */
  compared: <Value>(first: Value): ElementProperty<Value> => ({
    first,
    options: { attribute: false, hasChanged: differs },
  }),
  text: textProperty,
  number: (first: number, more: More = {}): ElementProperty<number> => ({ first, options: { type: Number, ...more } }),
  /** an attribute that is there or not; not there at first, unless that is said */
  flag: ({ first = false, ...more }: More & { readonly first?: boolean } = {}): ElementProperty<boolean> => ({
    first,
    options: { type: Boolean, ...more },
  }),
} as const;

/** The values of a list of properties; descriptions of the list stand at them. */
type Values<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends ElementProperty<infer Value> ? Value : never;
};

/**
 * What an element starts from that has these properties. Each is said once: `class X extends
 * elementWith({ ... })`. First values are shared by all elements of the class and must not be
 * changed.
 */
export function elementWith<Properties extends Readonly<Record<string, ElementProperty<unknown>>>>(
  properties: Properties,
): (new () => UndercroftElement & Values<Properties>) & Omit<typeof UndercroftElement, 'prototype'> {
  const entries = Object.entries(properties);
  class ElementWithProperties extends UndercroftElement {
    static override properties: PropertyDeclarations = Object.fromEntries(
      entries.map(([name, { options }]) => [name, options]),
    );

    constructor() {
      super();
      for (const [name, { first }] of entries) Reflect.set(this, name, first);
    }
  }
  return ElementWithProperties as never;
}

const always: PropertyDeclaration = { hasChanged: () => true };

/**
 * What only an element itself knows, and draws: when a part of it is set to something else, the
 * element draws itself anew, and finds the name of the part in `changed`.
 */
export function ownState<State extends object>(element: ReactiveElement, first: State): State {
  return new Proxy(
    { ...first },
    {
      set(state, name, value) {
        const before: unknown = Reflect.get(state, name);
        if (!Object.is(before, value)) {
          Reflect.set(state, name, value);
          element.requestUpdate(name, before, always);
        }
        return true;
      },
    },
  );
}
