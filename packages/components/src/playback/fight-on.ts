/** A fight of many: it goes on until the drama of the table says that it is over. */
export interface FightOn {
  /** number of the answer after which it began */
  readonly step: number;
  /** seat whose zones those who fight lie in, -1 none */
  readonly seat: number;
  /** thing where it is fought, -1 nowhere */
  readonly place: number;
  /** zones of those who attack and of those who hold out */
  readonly one: readonly string[];
  readonly other: readonly string[];
}
