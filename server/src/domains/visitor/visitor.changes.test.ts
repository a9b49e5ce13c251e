import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { visitorCompany, visitorPerson } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { makeVisitor, type Visitor } from '../../../test/world.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';

const { setPrivacy } = contract.visitor;
const SHOWS_VISITORS = contract.visitor.browse.path;
const SHOWS_NONE = contract.product.browse.path;

let portal: TestPortal;
let visitor: Visitor;
/** What each change that was told reaches of the two. */
const heard: string[][] = [];
let next: () => void = () => undefined;
beforeAll(async () => {
  portal = await openTestPortal();
  visitor = await makeVisitor(portal);
  portal.portal.onChange((_exhibitionId, touched) => {
    heard.push([SHOWS_VISITORS, SHOWS_NONE].filter(touched));
    next();
  });
});
afterAll(() => portal.close());

/** Everything told until a change of everything, which is told last. */
async function told(work: () => Promise<unknown>): Promise<string[][]> {
  heard.length = 0;
  await work();
  const last = new Promise<void>((resolve) => {
    next = () => heard.at(-1)?.length === 2 && resolve();
  });
  await tellChange(portal.scope, { kind: 'page', id: null });
  await last;
  return heard.slice(0, -1);
}

test('a visitor who changes what others see drops what shows visitors, and nothing else', async () => {
  const hide = () => portal.as(visitor)(setPrivacy, { listed: false, looksShown: false });
  expect(await told(hide)).toEqual([[SHOWS_VISITORS]]);
  // the same again
  expect(await told(hide)).toEqual([]);
});

test('a profile that is saved as it was changes nothing', async () => {
  const own = await portal.as(visitor)(contract.visitor.own, {});
  const [person, company] = [visitorPerson.parse(own), visitorCompany.parse(own)];
  const save = (name: string) => () =>
    portal.as(visitor)(contract.visitor.change, { person: { ...person, name }, company });
  expect(await told(save('Chen Yu'))).toEqual([[SHOWS_VISITORS]]);
  expect(await told(save('Chen Yu'))).toEqual([]);
});
