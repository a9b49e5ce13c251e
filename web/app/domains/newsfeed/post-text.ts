const LINES = 6;
const SIGNS = 160;

/** Is it too long to stand in a list whole? Chinese signs are twice as wide as Latin ones. */
export function isLong(text: string): boolean {
  const width = [...text].reduce((sum, sign) => sum + (/[⺀-鿿＀-￯]/u.test(sign) ? 1 : 0.5), 0);
  return width > SIGNS || text.split('\n').length > LINES;
}
