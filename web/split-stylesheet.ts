import postcss, { type AtRule, type Container, type Root } from 'postcss';

/** Where the bracket that opens at `from` closes. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && (depth -= 1) === 0) return at;
  }
  throw new Error(`a bracket does not close in ${text}`);
}

/** A list of selectors, one by one: commas within brackets part nothing. */
function listed(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') at = closing(text, at);
    else if (text[at] === ',') {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

/** As it stands in an element: `md\:p-4` is `md:p-4`, `\32 xl` is `2xl`. */
const unescaped = (name: string): string =>
  name.replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_all, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** The classes that a text of CSS names, as elements bear them. */
export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => unescaped(name));

/** Can an element meet this selector, where only some classes are ever named? What `:not()` says is no condition to be there. */
function canMeet(selector: string, named: (name: string) => boolean): boolean {
  let own = '';
  for (let at = 0; at < selector.length; at += 1) {
    if (selector[at] === '\\') own += selector.slice(at, (at += 1) + 1);
    else if (selector[at] !== '(') own += selector[at] ?? '';
    else {
      const end = closing(selector, at);
      const [pseudo] = /:[\w-]+$/.exec(own) ?? [];
      const within = selector.slice(at + 1, end);
      if (pseudo !== ':not' && !listed(within).some((one) => canMeet(one, named))) return false;
      at = end;
    }
  }
  return classesIn(own).every(named);
}

const isFrame = ({ parent }: { parent: Container['parent'] }): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

function cutRules(sheet: Root, named: (name: string) => boolean): void {
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return;
    const met = listed(rule.selector).filter((selector) => canMeet(selector, named));
    if (met.length === 0) rule.remove();
    else rule.selector = met.join(',');
  });
}

/** Properties and movements that no rule left asks for. */
function cutUnasked(sheet: Root): void {
  let values = '';
  sheet.walkDecls(({ value }) => void (values += ` ${value}`));
  const asked = new Set([...values.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const moved = new Set(values.split(/[\s,]+/));
  sheet.walkAtRules('property', (rule) => {
    if (!asked.has(rule.params)) rule.remove();
  });
  sheet.walkDecls(/^--tw-/, (declaration) => {
    if (!asked.has(declaration.prop)) declaration.remove();
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!moved.has(rule.params)) rule.remove();
  });
}

const isEmpty = (node: AtRule | Container): boolean => node.nodes?.length === 0;

function cutEmpty(within: Container): void {
  within.each((node) => {
    if (node.type === 'atrule' || node.type === 'rule') {
      if (node.nodes !== undefined) cutEmpty(node);
      if (isEmpty(node)) node.remove();
    }
  });
}

/**
 * A sheet without the rules that need a class nobody names. What stays stands in its order: put before the whole sheet, it decides nothing
 * otherwise than the whole one does.
 */
export function splitStylesheet(css: string, named: (name: string) => boolean): string {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  cutRules(sheet, named);
  cutUnasked(sheet);
  cutEmpty(sheet);
  return sheet.toString();
}
