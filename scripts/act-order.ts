import { parseSync, Visitor, type JSXChild, type JSXElement, type JSXFragment, type Node } from 'oxc-parser';
import { ACT_ORDER, ACT_PARTS, ACT_SIGNS, ACT_TEXTS, type Act } from '../web/app/ui/act-order.ts';

const nameOf = ({ openingElement: { name } }: JSXElement): string => (name.type === 'JSXIdentifier' ? name.name : '');

/** What one presses. */
const PRESSED: ReadonlySet<string> = new Set(['Button', 'ButtonLink', 'IconButton', 'LocalLink', 'button', 'a']);

/** Which act an element is, by its part, its sign or its text; null where it is none, or one without a place in the order. */
function actOf(element: JSXElement, text: string): Act | null {
  const name = nameOf(element);
  if (ACT_PARTS[name] !== undefined) return ACT_PARTS[name];
  if (!PRESSED.has(name)) return null;
  const own = text.slice(element.start, element.end);
  if (name === 'IconButton' && /\bicon="star"/.test(own)) return 'cover';
  const [, sign = ''] = /(?:<Icon name|\bicon)="(\w+)"/.exec(own) ?? [];
  const [, word = ''] = />\s*\{t\('(\w+)'/.exec(own) ?? [];
  // a link back to a list has the sign of a move, and is none
  return (name === 'LocalLink' && sign === 'back' ? null : ACT_SIGNS[sign]) ?? ACT_TEXTS[word] ?? null;
}

/** The elements that stand at a place, whatever decides whether they do. */
function elementsAt(node: JSXChild | Node): (JSXElement | JSXFragment)[] {
  switch (node.type) {
    case 'JSXElement':
      return [node];
    case 'JSXFragment':
      return node.children.flatMap(elementsAt);
    case 'JSXExpressionContainer':
      return elementsAt(node.expression);
    case 'ParenthesizedExpression':
      return elementsAt(node.expression);
    case 'LogicalExpression':
      return elementsAt(node.right);
    // one of the two: the longer row of them
    case 'ConditionalExpression': {
      const [one, other] = [elementsAt(node.consequent), elementsAt(node.alternate)];
      return one.length >= other.length ? one : other;
    }
    default:
      return [];
  }
}

/** The acts of a row: what is one itself, or holds a single one. */
function actsIn(element: JSXElement | JSXFragment, text: string): Act[] {
  return element.children.flatMap(elementsAt).flatMap((child) => {
    const own = child.type === 'JSXElement' ? actOf(child, text) : null;
    if (own !== null) return [own];
    const inner = actsIn(child, text);
    return inner.length === 1 ? inner : [];
  });
}

/** The rows of acts of a source text that stand in another order than `ACT_ORDER`. */
export function disordered(file: string, text: string): string[] {
  const found = new Set<string>();
  const look = (element: JSXElement | JSXFragment): void => {
    const acts = actsIn(element, text);
    const places = acts.map((act) => ACT_ORDER.indexOf(act));
    if (places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))) found.add(acts.join(' '));
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, text).program);
  return [...found];
}
