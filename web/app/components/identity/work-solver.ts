/** SHA-256 of one short message, over and over: browsers offer theirs only where there is TLS, and too slowly for one hash at a time. */
const K = Uint32Array.from(
  (
    '428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe ' +
    '9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da 983e5152 a831c66d b00327c8 bf597fc7 ' +
    'c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b ' +
    'c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 ' +
    '748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2'
  )
    .split(' ')
    .map((word) => Number.parseInt(word, 16)),
);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;
const MESSAGE_BYTES_MAX = 51;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** One block: `words` holds the padded message in its first 16 places and is used up. */
function compress(words: Uint32Array, out: Uint32Array): void {
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = ((words[index - 16] ?? 0) + first + (words[index - 7] ?? 0) + second) | 0;
  }
  let [a, b, c, d, e, f, g, h] = START as readonly number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < 64; index += 1) {
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[index] ?? 0) + (words[index] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  out.set([a, b, c, d, e, f, g, h].map((word, index) => word + (START[index] ?? 0)));
}

export type WorkParameters = { salt: string; nonce: string; keyPrefix: string };
export type Found = { counter: number; derivedKey: string };

/** Tries the counters from `from` on, at most `count` of them. Null where none of these gives a key with the prefix asked for. */
export function solveSlice({ salt, nonce, keyPrefix }: WorkParameters, from: number, count: number): Found | null {
  const message = salt + nonce;
  if (message.length / 2 > MESSAGE_BYTES_MAX || message.length % 8 !== 0)
    throw new Error('not a message of this check');
  const length = message.length / 8;
  const head = Array.from({ length }, (_, index) => Number.parseInt(message.slice(index * 8, index * 8 + 8), 16));
  const [words, key] = [new Uint32Array(64), new Uint32Array(8)];
  const wanted = Number.parseInt(keyPrefix.slice(0, 8).padEnd(8, '0'), 16);
  const bits = Math.min(32, keyPrefix.length * 4);
  for (let counter = from; counter < from + count; counter += 1) {
    words.fill(0, 0, 16);
    words.set(head);
    words[length] = counter;
    words[length + 1] = 0x80_00_00_00;
    words[15] = (length + 1) * 32;
    compress(words, key);
    // the first word tells nearly always: the whole key is written out for the one that may be it
    if (((key[0] ?? 0) ^ wanted) >>> (32 - bits) !== 0) continue;
    const derivedKey = Array.from(key, hex).join('');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  return null;
}
