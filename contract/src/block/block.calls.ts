import { z } from 'zod';
import { callsOf } from '../call.ts';
import { page, searchText } from '../fields.ts';
import { reviewer } from '../roles.ts';
import { blocks, newBlock, ofBlock } from './block.shapes.ts';

const call = callsOf('/organizer/v1/block', [reviewer]);

export const list = call({
  does: 'Blocked e-mail addresses, mail domains, mobiles and companies of this fair, newest first',
  path: 'list',
  input: page.extend({ keyword: searchText }),
  output: blocks,
});

export const add = call({
  does: 'Block an e-mail address, a mail domain, a mobile or a company: no registration, no log-in as a visitor and no pre-registration from then on',
  path: 'add',
  input: newBlock,
  /** `visitors`: who is here already and not suspended yet. */
  output: z.object({ id: z.string(), visitors: z.int() }),
  errors: ['blockExists', 'ownAddressBlocked'],
  rate: { perMinute: 30 },
  example: { kind: 'domain', value: 'spam.example', reason: '批量注册' },
});

export const remove = call({
  does: 'Remove a block; whoever was suspended stays suspended',
  path: 'remove',
  input: ofBlock,
  errors: ['notFound'],
  example: { id: '$block' },
});
