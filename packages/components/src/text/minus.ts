/** A number as it is printed: with a minus sign, and not with a hyphen. @throws never */
export const withMinus = (n: number): string => String(n).replace('-', '−');
