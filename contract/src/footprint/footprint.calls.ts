import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema } from '../fields.ts';
import { exhibitor, visitor } from '../roles.ts';
import { footprintSubjectType, seenExhibitor, seenProduct, seenVisitor, viewer } from './footprint.shapes.ts';

const call = callsOf('/visitor/v2/footprint', [visitor, exhibitor]);

const subject = z.object({
  subjectType: footprintSubjectType,
  id: z.union([id('product'), id('exhibitor'), id('visitor')]),
});

export const add = call({
  does: 'Say that the page of an exhibitor, a product or (as an exhibitor) a visitor was opened; opened again soon it is one visit',
  path: 'add',
  input: subject,
  errors: ['notFound'],
  rate: { perMinute: 120 },
  example: { subjectType: 'PRODUCT', id: '$product' },
});

export const update = call({
  does: 'Take an own footprint off the list until the next visit, or put it back',
  path: 'update',
  input: subject.extend({ removed: z.boolean() }),
  output: z.object({ id: z.string(), removed: z.boolean() }),
  errors: ['notFound'],
  example: { subjectType: 'PRODUCT', id: '$product', removed: true },
});

export const clear = call({
  does: 'Take all own footprints of one kind off the list',
  path: 'clear',
  input: z.object({ subjectType: footprintSubjectType }),
  example: { subjectType: 'PRODUCT' },
});

export const products = call({
  does: 'Products that the caller looked at, those still visible',
  path: 'productList',
  roles: [visitor],
  input: page,
  output: pageSchema(seenProduct),
});

export const exhibitors = call({
  does: 'Exhibitors that the caller looked at',
  path: 'actorList',
  roles: [visitor],
  input: page,
  output: pageSchema(seenExhibitor),
});

export const companies = call({
  does: 'Exhibitors that looked at the caller',
  path: 'lookedAtMe',
  roles: [visitor],
  input: page,
  output: pageSchema(seenExhibitor),
});

export const visitors = call({
  does: "Visitors that the caller's company looked at, those who still let themselves be found",
  path: 'visitorList',
  roles: [exhibitor],
  input: page,
  output: pageSchema(seenVisitor),
});

export const viewers = call({
  does: "Visitors who looked at the caller's company or its exhibits, unless they keep that to themselves",
  path: 'lookedAtUs',
  roles: [exhibitor],
  input: page,
  output: pageSchema(viewer),
});
