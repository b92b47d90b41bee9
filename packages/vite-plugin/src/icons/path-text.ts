/** Writes relative commands of an SVG path in as few signs as the format allows. */
export class PathText {
  text = '';
  /** what a number without a letter before it means here */
  private command = '';
  /** where the first handle of a curve lies that goes on smoothly */
  private handle: readonly [x: number, y: number] = [0, 0];

  /**
   * @param command a small letter, not `s`
   * @param values whole numbers, relative to the end of the command before
   */
  add(command: string, values: readonly number[]): void {
    if (command === 'c') return this.curve(values);
    this.handle = [0, 0];
    if (command === 'l') this.line(values);
    else this.put(command, values);
  }

  private line([x = 0, y = 0]: readonly number[]): void {
    if (y === 0) this.put('h', [x]);
    else if (x === 0) this.put('v', [y]);
    else this.put('l', [x, y]);
  }

  private curve(values: readonly number[]): void {
    const [firstX = 0, firstY = 0, secondX = 0, secondY = 0, x = 0, y = 0] = values;
    const isSmooth = firstX === this.handle[0] && firstY === this.handle[1];
    const isStraight = liesOn(firstX, firstY, x, y) && liesOn(secondX, secondY, x, y);
    this.handle = isStraight ? [0, 0] : [x - secondX, y - secondY];
    if (isStraight) this.line([x, y]);
    else if (isSmooth) this.put('s', values.slice(2));
    else this.put('c', values);
  }

  private put(command: string, values: readonly number[]): void {
    const isSame = command === this.command && command !== 'm';
    const numbers = values.map((value, index) => ((index > 0 || isSame) && value >= 0 ? ` ${value}` : String(value)));
    this.text += (isSame ? '' : command) + numbers.join('');
    this.command = command === 'm' ? 'l' : command;
  }
}

/** Whether a point lies on the way from 0 to an end. */
function liesOn(x: number, y: number, endX: number, endY: number): boolean {
  const isBetween = x * endX >= 0 && y * endY >= 0 && Math.abs(x) <= Math.abs(endX) && Math.abs(y) <= Math.abs(endY);
  return isBetween && x * endY === y * endX;
}
