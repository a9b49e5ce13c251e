import { useReducer } from 'react';
import type { Draft } from './draft.ts';

/** How many steps can be taken back. */
const STEPS_MAX = 100;

type State = { past: readonly Draft[]; now: Draft; future: readonly Draft[]; selected: ReadonlySet<string> };
type Step =
  | { kind: 'change'; draft: Draft; selected?: readonly string[] }
  | { kind: 'select'; selected: readonly string[] }
  | { kind: 'undo' }
  | { kind: 'redo' };

const keysIn = ({ booths, elements }: Draft): Set<string> => new Set([...booths, ...elements].map(({ key }) => key));
const stillThere = (selected: Iterable<string>, draft: Draft): ReadonlySet<string> => {
  const keys = keysIn(draft);
  return new Set([...selected].filter((key) => keys.has(key)));
};

export function step(state: State, action: Step): State {
  const { past, now, future, selected } = state;
  switch (action.kind) {
    case 'select':
      return { ...state, selected: new Set(action.selected) };
    case 'change': {
      const { draft, selected: next = selected } = action;
      return { past: [...past, now].slice(-STEPS_MAX), now: draft, future: [], selected: stillThere(next, draft) };
    }
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return state;
      return { past: past.slice(0, -1), now: before, future: [now, ...future], selected: stillThere(selected, before) };
    }
    case 'redo': {
      const [next, ...later] = future;
      if (next === undefined) return state;
      return { past: [...past, now], now: next, future: later, selected: stillThere(selected, next) };
    }
  }
}

/** A draft whose steps can be taken back. */
export function useDraft(first: Draft) {
  const [state, dispatch] = useReducer(step, {
    past: [],
    now: first,
    future: [],
    selected: new Set<string>(),
  });
  return {
    draft: state.now,
    selected: state.selected,
    hasPast: state.past.length > 0,
    hasFuture: state.future.length > 0,
    change: (draft: Draft, selected?: readonly string[]) =>
      dispatch({ kind: 'change', draft, ...(selected !== undefined && { selected }) }),
    select: (selected: readonly string[]) => dispatch({ kind: 'select', selected }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
  };
}
export type Editing = ReturnType<typeof useDraft>;
