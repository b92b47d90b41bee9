/** Every card of every game, in every language, at every size: no word leaves its place. */
import { faceOfRow, glossaryIn, printSizes, readLayout, registerIcons, wordsFor } from '@undercroft/components';
import type { CardElement, CardFace, PrintSizeName } from '@undercroft/components';
import { languagesOf, localise, type GameMeta } from '@undercroft/contract';
import { games, load } from 'virtual:undercroft/games';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

/**
 * Widths of whole cards in pixels: the least at which text is shown, in the hand, at a desk, to be
 * read.
 */
const WIDTHS = [160, 184, 220, 300] as const;
const SMALL = [60, 76, 104, 140] as const;
const TILES = [80, 96, 150, 200] as const;

afterEach(() => document.body.replaceChildren());

async function metaOf(id: string): Promise<GameMeta> {
  const { module, icons } = await load[id]!();
  if (module === null) throw new Error(`${id} does not compile`);
  registerIcons(icons);
  return module.meta;
}

/** Faces of all rows of a game, as they are printed, in one language. */
function facesOf(meta: GameMeta, lang: string): CardFace[] {
  const context = { meta, layout: readLayout(meta), words: wordsFor(lang) };
  return meta.rows.map((row) => faceOfRow(context, row));
}

/** What translators may need: each text longer by four tenths. */
function longer(face: CardFace): CardFace {
  const more = (text: string): string => {
    const words = text.split(' ');
    return [...words, ...words.slice(0, Math.ceil(words.length * 0.4))].join(' ');
  };
  return { ...face, title: more(face.title), text: more(face.text), flavour: face.flavour && more(face.flavour) };
}

type Look = Pick<Partial<CardElement>, 'shape' | 'print'> & { readonly width?: number };

/** Draws faces side by side. */
async function draw(faces: readonly CardFace[], meta: GameMeta, lang: string, look: Look): Promise<CardElement[]> {
  const glossary = glossaryIn(meta);
  const board = document.createElement('div');
  board.lang = lang;
  board.style.cssText = 'display: flex; flex-wrap: wrap; gap: 4px';
  const { width, ...more } = look;
  const cards = faces.map((face) => {
    const card = document.createElement('uc-card');
    Object.assign(card, { face, glossary, still: true, ...more });
    if (width !== undefined) card.style.width = `${width}px`;
    return card;
  });
  board.append(...cards);
  document.body.replaceChildren(board);
  await Promise.all(cards.map(async (card) => await card.updateComplete));
  return cards;
}

const part = (card: CardElement, name: string) => card.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`);

/** Names of cards in which something leaves its place, and what. */
function spilling(cards: readonly CardElement[]): string[] {
  return cards.flatMap((card) => spills(card).map((what) => `${card.face.title}: ${what}`));
}

function spills(card: CardElement): string[] {
  const surface = card.shadowRoot!.querySelector('.surface')!;
  const [head, title] = [part(card, 'head')!, part(card, 'title')!];
  const outside = surface.getBoundingClientRect();
  const found = ['head', 'kind', 'text', 'numbers'].filter((name) => {
    const box = part(card, name)?.getBoundingClientRect();
    return box !== undefined && (box.bottom > outside.bottom + 1 || box.right > outside.right + 1);
  });
  if (title.scrollWidth > title.clientWidth + 1) found.push('width of the title');
  if (title.offsetHeight > head.clientHeight + 1) found.push('height of the title');
  if (surface.scrollHeight > surface.clientHeight + 1) found.push('height of the card');
  return found;
}

const crowded = (cards: readonly CardElement[]) => cards.filter((card) => card.crowded).map(({ face }) => face.title);

describe.each(games.map(({ id }) => id))('%s', (id) => {
  let meta: GameMeta;
  beforeAll(async () => {
    meta = await metaOf(id);
  });

  const each = async (check: (told: GameMeta, lang: string) => Promise<void>) => {
    for (const lang of languagesOf(meta)) await check(localise(meta, lang), lang);
  };

  it('keeps every word inside and readable, when cards are drawn whole', async () => {
    await each(async (told, lang) => {
      for (const width of WIDTHS) {
        const cards = await draw(facesOf(told, lang), told, lang, { width });
        expect(spilling(cards), `${lang} ${width}`).toEqual([]);
        expect(crowded(cards), `${lang} ${width}`).toEqual([]);
      }
    });
  });

  it('keeps every word inside, when texts are four tenths longer', async () => {
    await each(async (told, lang) => {
      const cards = await draw(facesOf(told, lang).map(longer), told, lang, { width: 220 });
      expect({ lang, spilling: spilling(cards) }).toEqual({ lang, spilling: [] });
    });
  });

  it('keeps every word inside, when cards are printed in any size', async () => {
    await each(async (told, lang) => {
      for (const print of ['poker', 'bridge', 'euro', 'mini', 'tarot'] as const satisfies PrintSizeName[]) {
        const cards = await draw(facesOf(told, lang), told, lang, { print });
        const box = cards[0]!.getBoundingClientRect();
        expect(box.width).toBeCloseTo((printSizes[print].width / 25.4) * 96, 1);
        expect(box.height).toBeCloseTo((printSizes[print].height / 25.4) * 96, 1);
        expect(spilling(cards), `${lang} ${print}`).toEqual([]);
      }
    });
  });

  it('keeps every name whole, when cards and rooms are drawn small', async () => {
    await each(async (told, lang) => {
      for (const width of SMALL) {
        expect(spilling(await draw(facesOf(told, lang), told, lang, { width })), `${lang} ${width}`).toEqual([]);
      }
      for (const width of TILES) {
        const tiles = await draw(facesOf(told, lang), told, lang, { shape: 'tile', width });
        const cut = tiles.filter((tile) => part(tile, 'title')!.scrollWidth > part(tile, 'title')!.clientWidth + 1);
        expect(
          cut.map(({ face }) => face.title),
          `${lang} ${width}`,
        ).toEqual([]);
      }
    });
  });
});
