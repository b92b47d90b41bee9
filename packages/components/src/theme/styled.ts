import { noChange, nothing } from 'lit';
import { Directive, directive, PartType, type AttributePart, type PartInfo } from 'lit/directive.js';

/**
 * Writes a style by the object model of CSS. The attribute itself would be ignored in pages whose
 * policy says `style-src 'self'`, and lit writes the attribute.
 */
class Styled extends Directive {
  #written: string | null = null;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ATTRIBUTE || info.name !== 'style')
      throw new Error('styled stands in a style attribute');
  }

  override render(text: string | typeof nothing): string | typeof nothing {
    return text;
  }

  override update({ element }: AttributePart, [given]: [string | typeof nothing]): typeof noChange {
    const text = given === nothing ? '' : given;
    if (text !== this.#written) (element as HTMLElement | SVGElement).style.cssText = text;
    this.#written = text;
    return noChange;
  }
}

/** A style: `style=${styled('--hue: 75')}`; nothing: none. */
export const styled = directive(Styled);
