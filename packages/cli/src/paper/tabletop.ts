/**
 * A game as an object for Tabletop Simulator: decks with sheets of faces, round pieces and tiles in
 * bags.
 */
import type { GameMeta, RowMeta } from '@undercroft/contract';

/** A thing that is put on the table. */
export interface TabletopThing {
  readonly row: RowMeta;
  readonly copies: number;
  /** of the plane, in millimetres */
  readonly width: number;
  readonly height: number;
}

/** Cards of one kind and size, and the pictures they are cut from. */
export interface TabletopDeck {
  readonly title: string;
  /** in the order of their faces on the sheets */
  readonly cards: readonly TabletopThing[];
  /** addresses of the pictures of faces, 69 cards each at most */
  readonly faces: readonly SheetPicture[];
  /** address of the picture of the back */
  readonly back: string;
}

/** A picture with faces row by row. */
export interface SheetPicture {
  readonly url: string;
  readonly columns: number;
  readonly rows: number;
}

/** A piece or tile. */
export interface TabletopPiece extends TabletopThing {
  readonly face: string;
  readonly back: string;
  readonly round: boolean;
  /** plural title of its kind: pieces of one kind lie in one bag */
  readonly bag: string;
}

/** The program cuts sheets of at most 10 by 7 and keeps the last face for itself. */
export const MOST_ON_SHEET = 69;

/**
 * Columns and rows for so many faces: both from 2, as the program wants it.
 *
 * @param count 1 to 69
 */
export function sheetShape(count: number): { readonly columns: number; readonly rows: number } {
  const columns = Math.min(10, Math.max(2, count));
  return { columns, rows: Math.max(2, Math.ceil(count / columns)) };
}

/** Millimetres of one unit of the program's table: an inch. */
const UNIT = 25.4;
const CARD_WIDTH = 2.5;

/**
 * The saved object, to be put among those of the program.
 *
 * @returns JSON as the program reads it
 */
export function tabletopSave(
  meta: GameMeta,
  decks: readonly TabletopDeck[],
  pieces: readonly TabletopPiece[],
): Readonly<Record<string, unknown>> {
  const bags = [...Map.groupBy(pieces, ({ bag }) => bag)];
  const lying = [
    ...decks.map((deck, n) => deckObject(deck, n + 1)),
    ...bags.map(([title, of]) => bagObject(title, of)),
  ];
  const columns = Math.ceil(Math.sqrt(lying.length));
  return {
    SaveName: meta.title,
    GameMode: meta.title,
    Table: 'Table_RPG',
    ObjectStates: lying.map((object, n) => ({
      ...object,
      Transform: { ...object.Transform, posX: (n % columns) * 4, posY: 1.5, posZ: -Math.floor(n / columns) * 5 },
    })),
  };
}

interface TabletopObject {
  readonly Name: string;
  readonly Transform: Readonly<Record<string, number>>;
  readonly [key: string]: unknown;
}

function transform(width: number, thick = 1, faceDown = false): TabletopObject['Transform'] {
  const place = { posX: 0, posY: 0, posZ: 0, rotX: 0, rotY: 180, rotZ: faceDown ? 180 : 0 };
  return { ...place, scaleX: width, scaleY: thick, scaleZ: width };
}

function deckObject({ title, cards, faces, back }: TabletopDeck, number: number): TabletopObject {
  const sheet = (n: number): string => String(number * 100 + Math.floor(n / MOST_ON_SHEET));
  const custom = Object.fromEntries(
    faces.map(({ url, columns, rows }, n) => [
      sheet(n * MOST_ON_SHEET),
      {
        FaceURL: url,
        BackURL: back,
        NumWidth: columns,
        NumHeight: rows,
        BackIsHidden: true,
        UniqueBack: false,
        Type: 0,
      },
    ]),
  );
  const scale = transform(cards[0]!.width / UNIT / CARD_WIDTH, 1, true);
  const all = cards.flatMap((card, n) => {
    const id = Number(sheet(n)) * 100 + (n % MOST_ON_SHEET);
    const one: TabletopObject = {
      Name: 'CardCustom',
      Transform: scale,
      Nickname: card.row.title,
      Description: plain(card.row.text),
      CardID: id,
      CustomDeck: { [sheet(n)]: custom[sheet(n)] },
    };
    return Array.from({ length: card.copies }, () => one);
  });
  // The program knows no deck of one card.
  if (all.length === 1) return all[0]!;
  return {
    Name: 'DeckCustom',
    Transform: scale,
    Nickname: title,
    DeckIDs: all.map((card) => card['CardID']),
    CustomDeck: custom,
    ContainedObjects: all,
  };
}

function bagObject(title: string, pieces: readonly TabletopPiece[]): TabletopObject {
  const inside = pieces.flatMap((piece) => {
    const image = {
      ImageURL: piece.face,
      ImageSecondaryURL: piece.back,
      ImageScalar: 1,
      WidthScale: 0,
      CustomTile: { Type: piece.round ? 2 : 0, Thickness: 0.1, Stackable: false, Stretch: true },
    };
    const one: TabletopObject = {
      Name: 'Custom_Tile',
      Transform: transform(piece.width / UNIT / 2),
      Nickname: piece.row.title,
      Description: plain(piece.row.text),
      CustomImage: image,
    };
    return Array.from({ length: piece.copies }, () => one);
  });
  return { Name: 'Bag', Transform: transform(1), Nickname: title, ContainedObjects: inside };
}

/** Texts without marks; the program would take square brackets for its own. */
function plain(text: string): string {
  return text.replaceAll('**', '').replaceAll(/\[([^\]]*)\]/g, '$1');
}
