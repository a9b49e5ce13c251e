import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** What a pattern may repeat, and what must stand before it so that the pattern comes there. */
type Repeated = { before: string; words: readonly string[] };

const SIGNS = [...'aA0 \t\n-./!?,;:@"\'<[({\\_中\0'];
const ENDS = ['\0', '\n', 'a\n'];
const PAIRED = 4;
const WORDS = 6;

class Reader {
  readonly repeated: Repeated[] = [];
  readonly #flags: string;
  readonly #signs: readonly string[];
  constructor(source: string, flags: string) {
    this.#flags = flags.replace(/[gy]/g, '');
    const literals = [...source].filter((sign) => !'\\^$()[]{}|*+?'.includes(sign));
    this.#signs = [...new Set([...literals, ...SIGNS])];
  }

  /** The signs that one place of a pattern takes. */
  #signsOf(raw: string): string[] {
    const one = new RegExp(`^(?:${raw})$`, this.#flags);
    return this.#signs.filter((sign) => one.test(sign));
  }

  /** A short text that a part of a pattern takes. */
  word(node: AST.Element | AST.Alternative): string {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#signsOf(node.raw)[0] ?? '';
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives[0] === undefined ? '' : this.word(node.alternatives[0]);
      case 'Quantifier':
        return this.word(node.element).repeat(Math.min(node.min, 50));
      case 'Alternative':
        return node.elements.map((element) => this.word(element)).join('');
      default:
        return '';
    }
  }

  #words(node: AST.Quantifier['element']): string[] {
    if (node.type === 'Group' || node.type === 'CapturingGroup')
      return node.alternatives.map((alternative) => this.word(alternative)).filter(Boolean);
    if (node.type === 'Character') return [this.word(node)];
    return 'raw' in node ? this.#signsOf(node.raw).slice(0, WORDS) : [];
  }

  read(alternatives: readonly AST.Alternative[], before: string): void {
    for (const { elements } of alternatives) {
      let prefix = before;
      for (const element of elements) {
        this.#readOne(element, prefix);
        prefix += this.word(element);
      }
    }
  }

  #readOne(node: AST.Element | AST.Quantifier['element'], before: string): void {
    if (node.type === 'Quantifier') {
      if (node.max > 10) this.repeated.push({ before, words: this.#words(node.element) });
      this.#readOne(node.element, before);
      return;
    }
    if ('alternatives' in node) this.read(node.alternatives, before);
  }
}

const pairs = (words: readonly string[]): string[] =>
  words
    .slice(0, PAIRED)
    .flatMap((one) => words.slice(0, PAIRED).flatMap((other) => (one === other ? [] : [one + other])));

/** Texts of about `length` bytes that a pattern has the most trouble with: what it repeats, from where it repeats it, and then nothing that fits. */
export function worstInputs(source: string, flags: string): ((length: number) => string)[] {
  const ast = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const reader = new Reader(source, flags);
  reader.read(ast.alternatives, '');
  const whole = ast.alternatives.map((alternative) => reader.word(alternative));
  const rows = [
    ...whole.map((word) => ({ before: '', row: word })),
    ...whole.map((word) => ({ before: '', row: word.slice(0, -1) })),
    ...reader.repeated.flatMap(({ before, words }) => [
      ...[...words, ...pairs(words)].map((word) => ({ before, row: word })),
      ...words.flatMap((word) => [
        { before: '', row: word },
        // behind a sign that fits nothing, so that it is not found at the beginning
        { before: '\0', row: word },
        { before: '', row: before + word },
        { before: '\0', row: before },
      ]),
    ]),
  ].filter(({ row }) => row !== '');
  const different = [...new Map(rows.map((one) => [JSON.stringify(one), one])).values()];
  return different.flatMap(({ before, row }) =>
    ENDS.map((end) => (length: number) => before + row.repeat(Math.ceil(length / Buffer.byteLength(row))) + end),
  );
}
