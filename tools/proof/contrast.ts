/// <reference lib="dom" />
/// <reference lib="esnext.typedarrays" />
/**
 * Measures how well text can be read on what is really painted behind it: gradients, textures,
 * pictures, through all shadow roots.
 */
import type { Page } from 'playwright';

/** A text that stands on the page. */
interface Spot {
  readonly text: string;
  readonly where: string;
  /** red, green, blue, 0 to 255, and how much of what is behind it shows through, 0 to 1 */
  readonly colour: readonly [number, number, number, number];
  /** large letters may be fainter */
  readonly large: boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Least contrast of text, and of large text, by WCAG 2.2 AA. */
const LEAST = { text: 4.5, large: 3 };

/** How often a page that moves is looked at again. */
const LOOKS = 20;

/**
 * Texts in view that can hardly be read, one line each. Leaves out disabled controls, as WCAG does,
 * moving texts, and letters that stand for a picture.
 *
 * @throws Error when there is no text at all, or when the page never stands still
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const { spots, png } = await stillPage(page);
  const worst = await page.evaluate(worstContrasts, { png, spots });
  return spots.flatMap(({ text, where, large }, index) => {
    const ratio = worst[index] ?? 21;
    return ratio < (large ? LEAST.large : LEAST.text) ? [`"${text}" in ${where}: ${ratio.toFixed(2)}`] : [];
  });
}

/**
 * The texts of a page and a picture of it without them, of one and the same moment: nothing may
 * have come or gone in between. Letters are clear all the while, so that nothing is drawn anew.
 */
async function stillPage(page: Page): Promise<{ spots: Spot[]; png: string }> {
  const session = await page.context().newCDPSession(page);
  for (let look = 0; look < LOOKS; look++) {
    const spots = await textsIn(page);
    if (spots.length === 0) throw new Error('there is no text to measure');
    // Of a lossless picture that nothing keeps, the speed counts and not the size.
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    // Whatever has begun to move is waited for by the next look.
    const isStanding = (await page.evaluate(endingAnimations)) === 0;
    const after = await page.evaluate(spotsInView);
    if (!isStanding || JSON.stringify(after) !== JSON.stringify(spots)) continue;
    await page.evaluate(setStyles, '');
    await session.detach();
    return { spots, png: data };
  }
  throw new Error('the page never stands still');
}

/** The texts of a page, when nothing moves and no colour changes any more. */
async function textsIn(page: Page): Promise<Spot[]> {
  await page.evaluate(setStyles, CLEAR);
  while ((await page.evaluate(endingAnimations)) > 0);
  await page.evaluate(threeFrames);
  await page.evaluate(installTools);
  return await page.evaluate(spotsInView);
}

/**
 * Runs in the page: waits for every transition and animation that ends.
 *
 * @returns how many there were
 */
async function endingAnimations(): Promise<number> {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : rootsIn(shadowRoot))),
  ];
  const running = rootsIn(document)
    .flatMap((root) => root.getAnimations())
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(running.map(async ({ finished }) => await finished));
  return running.length;
}

/** Runs in the page: what was changed has been drawn. */
async function threeFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame++)
    await new Promise((done) => {
      requestAnimationFrame(done);
    });
}

/** Functions that run in the page: see `installTools`. */
interface PageTools {
  /** a colour of CSS as numbers */
  readonly onScreen: (colour: string) => Spot['colour'];
  /** what an element is drawn in, out of shadow roots and through slots */
  readonly above: (node: Node) => Element | null;
  readonly within: (inner: Element | null, outer: Element) => boolean;
  readonly topmost: (x: number, y: number) => Element | null;
  /** 0 for what is not to be read */
  readonly opacityOf: (element: Element) => number;
  /** what is left of a box within all that scrolls around it */
  readonly inView: (element: Element, box: DOMRect) => Pick<Spot, 'left' | 'top' | 'right' | 'bottom'>;
}

type WithTools = typeof globalThis & { tools: PageTools };

/** Runs in the page: what is sent there knows nothing but what is there. */
function installTools(): void {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const onScreen = (colour: string): readonly [number, number, number, number] => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = probe.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const above = (node: Node): Element | null => {
    if (node instanceof Element && node.assignedSlot !== null) return node.assignedSlot;
    const parent = node.parentNode;
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : null;
  };
  const within = (inner: Element | null, outer: Element): boolean => {
    for (let node = inner; node !== null; node = above(node)) if (node === outer) return true;
    return false;
  };
  const topmost = (x: number, y: number): Element | null => {
    let found = document.elementFromPoint(x, y);
    for (let root = found?.shadowRoot; root; root = found?.shadowRoot) {
      const inner = root.elementFromPoint(x, y);
      if (inner === null || inner === found) break;
      found = inner;
    }
    return found;
  };
  // Many texts stand in the same boxes: each of these is asked once.
  const once = <T>(ask: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element)!;
    };
  };
  const ownOpacity = (node: Element): number => {
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return 1;
    // Cards that are fanned on the front of a box are decoration, of which each hides a part.
    if (node.matches(':disabled, [aria-disabled="true"], .hush, .initial, .fan')) return 0;
    if (node.getAnimations().length > 0) return 0;
    const { clipPath, opacity } = getComputedStyle(node);
    // Words for a screen reader alone.
    return clipPath === 'inset(50%)' ? 0 : Number(opacity);
  };
  const opacityOf = once((element: Element): number => {
    const around = above(element);
    const own = ownOpacity(element);
    return own === 0 || around === null ? own : own * opacityOf(around);
  });
  /** what cuts what lies within an element, from the inside to the outside */
  const edgesOf = once((element: Element): readonly DOMRect[] => {
    const around = above(element);
    const outer = around === null ? [] : edgesOf(around);
    return getComputedStyle(element).overflow === 'visible' ? outer : [element.getBoundingClientRect(), ...outer];
  });
  const inView = (element: Element, box: DOMRect): Omit<Spot, 'text' | 'where' | 'colour' | 'large'> => {
    let { left, top, right, bottom } = box;
    for (const edge of edgesOf(element)) {
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom };
  };
  (globalThis as WithTools).tools = { onScreen, above, within, topmost, opacityOf, inView };
}

/** Runs in the page. */
function spotsInView(): Spot[] {
  const { onScreen, above, within, topmost, opacityOf, inView } = (globalThis as WithTools).tools;
  const spots: Spot[] = [];
  const pen = document.createElement('canvas').getContext('2d')!;
  /** of the box of a line the part that its letters fill: fonts leave room above and below them */
  const inkOf = (element: Element, text: string, line: DOMRect): DOMRect => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    // `font` itself is empty where numbers are of one width.
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = pen.measureText(text);
    const room = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
    // What is turned, or drawn in another scale, is taken whole.
    if (Math.abs(room - line.height) > 1.5) return line;
    const top = line.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
    return new DOMRect(line.x, top, line.width, ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent);
  };
  const look = (node: Text): void => {
    const text = node.data.trim().replaceAll(/\s+/g, ' ');
    const element = node.parentElement ?? above(node);
    if (text === '' || element === null || !element.checkVisibility({ visibilityProperty: true })) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    const box = line === undefined ? null : inView(element, inkOf(element, text, line));
    if (box === null || box.right - box.left < 3 || box.bottom - box.top < 3) return;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    const isSeen = (height: number): boolean => {
      // Most texts are seen in their own tree: that asks once, `topmost` in each tree around it.
      if (root.elementFromPoint(x, height) === element) return true;
      const hit = topmost(x, height);
      return hit !== null && (within(hit, element) || within(element, hit));
    };
    if (!isSeen(y)) return;
    // What sticks to an edge may lie over a part of a line.
    let { top, bottom } = box;
    while (top + 1 < y && !isSeen(top + 1)) top++;
    while (bottom - 1 > y && !isSeen(bottom - 1)) bottom--;
    const opacity = opacityOf(element);
    if (opacity < 0.05) return;
    const style = getComputedStyle(element);
    const paint = element instanceof SVGElement ? style.fill : style.color;
    const [red, green, blue, alpha] = onScreen(paint);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const host = node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host.localName : 'page';
    const where = `${host} ${element.localName}.${[...element.classList].join('.')}`;
    spots.push({ text, where, colour: [red, green, blue, alpha * opacity], large, ...box, top, bottom });
  };
  const walk = (node: Node): void => {
    if (node instanceof Text) return look(node);
    if (node instanceof Element) {
      if (['style', 'script', 'option', 'noscript'].includes(node.localName)) return;
      node.shadowRoot?.childNodes.forEach(walk);
    }
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return spots;
}

/**
 * Letters are clear, everything else stays as it is, computed colours too. Arrows pass over
 * everything for a moment, and no element may be passed over when the page is asked what lies on
 * top.
 */
const CLEAR = `.trails { display: none }
*, ::before, ::after { transition: none !important }
* { pointer-events: auto !important }
* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }
text { fill-opacity: 0 !important }`;

/**
 * Runs in the page: these rules hold everywhere, also in shadow roots that are new, instead of
 * those that it was given before.
 */
function setStyles(rules: string): void {
  const page = globalThis as { sheetOfTest?: CSSStyleSheet; rulesOfTest?: string };
  page.sheetOfTest ??= new CSSStyleSheet();
  if (page.rulesOfTest !== rules) page.sheetOfTest.replaceSync(rules);
  page.rulesOfTest = rules;
  const reach = (root: Document | ShadowRoot): void => {
    if (!root.adoptedStyleSheets.includes(page.sheetOfTest!)) root.adoptedStyleSheets.push(page.sheetOfTest!);
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot !== null) reach(element.shadowRoot);
  };
  reach(document);
}

/**
 * Runs in the page: for each spot the contrast that nine in ten of the points behind it have at
 * least.
 */
async function worstContrasts({ png, spots }: { png: string; spots: readonly Spot[] }): Promise<number[]> {
  // An address with the picture in it would go through the browser's network process.
  const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(png)], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!;
  canvas.drawImage(bitmap, 0, 0);
  const { data, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  const linear = (value: number): number => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  // Points are many: of each colour of the picture this is worked out once.
  const known = Float64Array.from({ length: 256 }, (_, value) => linear(value));
  return spots.map(({ colour, left, top, right, bottom }) => {
    const [red, green, blue, alpha] = colour;
    const opaque = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const found: number[] = [];
    for (let y = Math.ceil(top) + 1; y < Math.min(bottom - 1, height); y += 2) {
      for (let x = Math.ceil(left); x < Math.min(right, width); x += 3) {
        if (x < 0 || y < 0) continue;
        const at = (y * width + x) * 4;
        const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
        const mix = (own: number, other: number): number => linear(own * alpha + other * (1 - alpha));
        const ink = alpha === 1 ? opaque : 0.2126 * mix(red, r) + 0.7152 * mix(green, g) + 0.0722 * mix(blue, b);
        const ground = 0.2126 * known[r]! + 0.7152 * known[g]! + 0.0722 * known[b]!;
        found.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
      }
    }
    return Float64Array.from(found).toSorted()[Math.floor(found.length / 10)] ?? 21;
  });
}
