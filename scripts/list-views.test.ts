import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('../web/app/', import.meta.url));
const files = globSync('**/*.tsx', { cwd: APP })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('ui/list/'));
const textOf = (file: string): string => readFileSync(path.join(APP, file), 'utf8');

/** The frames of the consoles, which give their lists the views that a person keeps. */
const FRAMES = ['shell/organizer/organizer-layout.tsx', 'shell/workbench/workbench-frame.tsx'];

/** Lists of records that have no head of their own, and so no views, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'domains/check-in/entry-figures.screen.tsx': 'the sums of each group, all in sight',
  'domains/check-in/gates.screen.tsx': 'the gates of a fair, all in sight',
  'domains/fair-figures/demand-tables.tsx': 'words, companies and categories, each in the one order that matters',
  'domains/fair-figures/hall-figures.screen.tsx': 'the halls of a fair, all in sight',
  'domains/floor-plan/editor/plan-history.tsx': 'the last fifty plans, the newest first',
  'domains/floor-plan/heat-map.screen.tsx': 'the busiest booths of a floor, in the one order that matters',
  'domains/floor-plan/plan-findings.tsx': 'the floors of a fair, all in sight',
  'domains/mail/mail-texts.screen.tsx': 'the kinds of e-mail, all in sight',
  'domains/organizer/staff.screen.tsx': 'a few people, all in sight',
  'domains/preregistration/colleague-queue-table.tsx': 'a queue with one order; the screen keeps the place in it',
  'domains/preregistration/colleague-table.tsx': 'a visitor’s own: no list of a console',
  'domains/quote/quote-comparison.tsx': 'a buyer’s own: no list of a console',
  'domains/search/search-terms.screen.tsx': 'words by how often they were searched for, and nothing to ask for',
  'domains/sourcing/sourcing-record.screen.tsx': 'the companies of one requirement, all in sight',
  'domains/statistics/exhibit-steps.tsx': 'below the figures: no list of its own address',
  'domains/statistics/figure-detail.tsx': 'the same',
};

test('both consoles give their lists the views that a person keeps', () => {
  expect(files.filter((file) => /<ListViewsProvider\b/.test(textOf(file))).toSorted()).toEqual(FRAMES);
});

test('each list of records keeps views, or is named here with why it does not', () => {
  expect(files.filter((file) => /<(?:Record|Resource)List\b/.test(textOf(file))).length).toBeGreaterThan(15);
  const bare = files.filter((file) => /<RecordTable\b/.test(textOf(file)) && !textOf(file).includes('<ResourceList'));
  expect(bare.toSorted()).toEqual(Object.keys(WITHOUT));
});

test('whatever is a list has the menu of its views at its head', () => {
  expect(textOf('ui/list/resource-list.tsx')).toContain('<ListViewMenu hidden={hidden} hide={hide} />');
});
