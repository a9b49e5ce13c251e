import { parseSync, Visitor } from 'oxc-parser';

/** What one function does in the order of its text: switches something on or off, waits, and words a failure that it caught. */
type Step = { kind: 'on' | 'off' | 'await' | 'caught'; name: string; at: number };

const OFF: ReadonlySet<unknown> = new Set([false, null, '']);

/** `setBusy(true)` and `sending.current = true` switch on; with false, null or '' they switch off. */
function switchOf(name: string, value: { type: string; value?: unknown } | undefined, at: number): Step[] {
  if (value === undefined) return [];
  return [{ kind: value.type === 'Literal' && OFF.has(value.value) ? 'off' : 'on', name, at }];
}

/** Is something on while the function waits, and off afterwards? */
function isBusyMade(steps: readonly Step[]): boolean {
  return steps.some(
    (on) =>
      on.kind === 'on' &&
      steps.some(
        (wait) =>
          wait.kind === 'await' &&
          wait.at > on.at &&
          steps.some((off) => off.kind === 'off' && off.name === on.name && off.at > wait.at),
      ),
  );
}

const isFailureMade = (steps: readonly Step[]): boolean =>
  steps.some(({ kind, at }) => kind === 'caught' && steps.some((step) => step.kind === 'await' && step.at < at));

/**
 * What a source text makes by hand of a press: `busy` where a state or a ref is on around an await, `failure` where a caught or refused
 * call is put into words. Nothing where it leaves both to `useAct`.
 */
export function handMade(file: string, text: string): ('busy' | 'failure')[] {
  const stack: Step[][] = [[]];
  const found = new Set<'busy' | 'failure'>();
  let catches = 0;
  const add = (...steps: Step[]): void => void stack.at(-1)?.push(...steps);
  const enter = (): void => void stack.push([]);
  const leave = (): void => {
    const steps = stack.pop() ?? [];
    if (isBusyMade(steps)) found.add('busy');
    if (isFailureMade(steps)) found.add('failure');
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: ({ start }) => add({ kind: 'await', name: '', at: start }),
    CatchClause: () => (catches += 1),
    'CatchClause:exit': () => (catches -= 1),
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type === 'Identifier' && /^set[A-Z]/.test(callee.name)) add(...switchOf(callee.name, first, start));
      if (callee.type === 'Identifier' && callee.name === 'failureText' && catches > 0)
        add({ kind: 'caught', name: '', at: start });
      if (/^toast\.error\(\s*failureText\(/.test(text.slice(start, start + 60))) found.add('failure');
    },
    AssignmentExpression: ({ left, right, start, end }) => {
      const name = text.slice(left.start, left.end);
      if (name.endsWith('.current') && end > start && right.type === 'Literal') add(...switchOf(name, right, start));
    },
  }).visit(parseSync(file, text).program);
  return [...found].toSorted();
}
