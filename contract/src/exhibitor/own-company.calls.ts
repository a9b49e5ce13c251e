import { z } from 'zod';
import { callsOf } from '../call.ts';
import { page, pageSchema } from '../fields.ts';
import { scene } from '../hotspot/hotspot.shapes.ts';
import { latestShown } from '../latest-products/latest-products.shapes.ts';
import { productCard } from '../product/product.shapes.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { chineseZipCode, companyForm, PREVIEWS, storedCompany } from './company.shapes.ts';
import { exhibitorDetail } from './exhibitor.shapes.ts';
import { packageUse } from './package.shapes.ts';

const call = callsOf('/visitor/v2/exhibitor', [exhibitor]);

export const own = call({
  does: "The caller's own company",
  path: '/visitor/v2/exhibitor/getExhibitorBaseInfo/v1',
  output: exhibitorDetail.extend({
    publicProducts: z.int(),
    version: z.int(),
    boothArea: z.string(),
    form: storedCompany,
    /** Where the form's pictures are shown from and its videos play, by their ids. */
    pictureAddresses: z.record(z.string(), z.string()),
  }),
});

export const change = call({
  does: 'Edit the own company; of two who edit at once the later is told',
  path: '/visitor/v2/exhibitor/updateExhibitorBaseInfo/v1',
  roles: [exhibitorAdmin],
  input: companyForm
    .extend({ version: z.int().min(1) })
    .refine(chineseZipCode, { message: 'zipCode', path: ['zipCode'] }),
  output: z.object({ version: z.int() }),
  errors: ['editConflict'],
  example: {
    version: 1,
    name: { zh: '江苏丰田农化有限公司', en: 'Jiangsu Fengtian Agrochemical Co., Ltd.' },
    country: 'CN',
    categories: ['herbicides'],
    logo: '$companyPicture',
    introduction: { zh: '除草剂原药与制剂生产企业。', en: 'Maker of herbicide technicals and formulations.' },
  },
});

export const ownPackage = call({
  does: 'What the company has booked, and how much of each limit is used',
  path: 'getPackage',
  output: packageUse,
});

export const preview = call({
  does: 'The own booth as a guest, a registered visitor or a member of the customer pool sees it',
  path: 'previewExhibitor',
  input: page.extend({ as: z.enum(PREVIEWS) }),
  output: z.object({
    exhibitor: exhibitorDetail,
    exhibits: pageSchema(productCard),
    scenes: z.array(scene),
    latest: latestShown,
  }),
  example: { as: 'guest' },
});
