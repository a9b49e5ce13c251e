/** A text with the words that were searched for marked. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  const wanted = words.filter((word) => word !== '');
  if (wanted.length === 0 || text === '') return text;
  const pattern = new RegExp(
    `(${wanted.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'i',
  );
  const parts = text.split(pattern);
  return parts.length === 1
    ? text
    : parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
