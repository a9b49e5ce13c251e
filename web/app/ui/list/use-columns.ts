import { useState } from 'react';
import { localStorageItem } from '../../stored-item.ts';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Which columns of a list somebody has put away, kept in this browser: a narrow screen wants others than a wide one. */
export function useColumns(list: string): {
  hidden: ReadonlySet<string>;
  turn: (key: string) => void;
  hide: (keys: readonly string[]) => void;
} {
  const item = localStorageItem(`fairbridge.columns.${list}`);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const read = item.read();
    return new Set(isTexts(read) ? read : []);
  });
  const hide = (keys: readonly string[]): void => {
    if (keys.length === 0) item.remove();
    else item.write(keys);
    setHidden(new Set(keys));
  };
  const turn = (key: string): void => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    hide([...next]);
  };
  return { hidden, turn, hide };
}
