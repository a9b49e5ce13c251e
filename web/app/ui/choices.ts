/** Something to choose: what is stored, how it reads, what else it may be found by, and what is shown softly beside it. */
export type Choice = { value: string; label: string; also?: readonly string[]; note?: string };

/** As compared: without accents, case and blanks, so that "sao paulo" finds São Paulo. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s'’.-]/gu, '')
    .toLowerCase();

const namesOf = ({ label, also = [], note = '' }: Choice): string[] =>
  [label, ...also, note].filter((name) => name !== '').map(folded);

/** 0 for a whole match, 1 for a beginning, 2 for a part, null for none. */
function rankOf(choice: Choice, words: string): number | null {
  const ranks = namesOf(choice).flatMap((name) => {
    const at = name.indexOf(words);
    if (at < 0) return [];
    return [at > 0 ? 2 : name.length === words.length ? 0 : 1];
  });
  return ranks.length === 0 ? null : Math.min(...ranks);
}

/** The choices that fit, the closest first; all of them while nothing is typed. */
export function findChoices(choices: readonly Choice[], typed: string): Choice[] {
  const words = folded(typed);
  if (words === '') return [...choices];
  return choices
    .flatMap((choice) => {
      const rank = rankOf(choice, words);
      return rank === null ? [] : [{ choice, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

/** The choice that is meant by a text as a whole. */
export function exactChoice(choices: readonly Choice[], typed: string): Choice | undefined {
  const words = folded(typed);
  return words === '' ? undefined : choices.find((choice) => namesOf(choice).includes(words));
}
