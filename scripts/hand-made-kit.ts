import { parseSync, Visitor, type JSXElement } from 'oxc-parser';

const nameOf = ({ openingElement: { name } }: JSXElement): string => (name.type === 'JSXIdentifier' ? name.name : '');

/** A part of the kit that was made by hand. */
export type HandMade = 'actions' | 'confirm' | 'form';

/** What a form or a choice needs: a dialog with one of them asks for more than a yes. */
const FORMS: ReadonlySet<string> = new Set(['form', 'PostForm', 'input', 'Input', 'Select', 'Textarea', 'RadioGroup']);

type Open = { name: string; isRow: boolean; buttons: number; isForm: boolean };

/**
 * What a source text makes by hand of the kit: `actions` where a row of buttons ends a dialog without `DialogActions`, `confirm` where a
 * dialog without a form asks by two buttons, or by `DialogActions`, without `ConfirmDialog`, `form` where a form that the page sends by
 * itself is no `PostForm`.
 */
export function handMadeKit(file: string, text: string): HandMade[] {
  const stack: Open[] = [];
  const found = new Set<HandMade>();
  const leave = (): void => {
    const left = stack.pop();
    if (left === undefined || left.isForm || left.buttons < 2) return;
    if (left.isRow) found.add('actions');
    if (left.name === 'Dialog') found.add('confirm');
  };
  new Visitor({
    JSXElement: (node) => {
      const name = nameOf(node);
      const { start, end } = node.openingElement;
      const opening = text.slice(start, end);
      if (name === 'form' && !/\smethod="get"/.test(opening)) found.add('form');
      if (name === 'Button') for (const one of stack) one.buttons += 1;
      if (name === 'DialogActions') for (const one of stack) one.buttons += 2;
      if (FORMS.has(name)) for (const one of stack) one.isForm ||= !one.isRow;
      stack.push({ name, isRow: /\bdialog-actions\b/.test(opening), buttons: 0, isForm: false });
    },
    'JSXElement:exit': leave,
  }).visit(parseSync(file, text).program);
  return [...found].toSorted();
}
