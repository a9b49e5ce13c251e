/** Writings that a badge is printed in; of others, such as Thai, Korean and Hindi, its fonts have nothing. */
const PRINTED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Bopomofo}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Can a name or a company be printed on a badge as it is written? */
export const isPrintable = (text: string): boolean => PRINTED.test(text);
