import { z } from 'zod';
import { callsOf } from '../call.ts';
import { text, upTo } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, organizer } from '../roles.ts';

const who = [exhibitor, organizer] as const;
const call = callsOf('/visitor/v2/listView', who);

/** Made by the browser that keeps a view first. It points at nothing: only its author asks for it. */
const viewId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{9,39}$/);

const view = z.object({
  id: viewId,
  /** The path of the list in the web. */
  list: upTo(120).regex(/^(?:\/[A-Za-z0-9][A-Za-z0-9-]*)+$/),
  name: text(LIMITS.listViewNameMax),
  /** Tab, filters and order, as the address of the list carries them. */
  query: upTo(LIMITS.listViewQueryMax).regex(/^[\x21\x22\x24-\x7e]*$/),
  /** Columns that are put away. */
  hidden: z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/)).max(40),
  /** The list opens with it. */
  opens: z.boolean(),
});
export type ListView = z.output<typeof view>;

export const list = call({
  does: 'Own views of the lists of a console, the first kept first',
  path: 'list',
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        list: z.string(),
        name: z.string(),
        query: z.string(),
        hidden: z.array(z.string()),
        opens: z.boolean(),
      }),
    ),
  }),
});

export const save = call({
  does: 'Keep a view of a list, or change what is kept under its id. A list opens with one view at most: the one that was told last',
  path: 'save',
  input: view,
  errors: ['listViewLimit'],
  example: {
    id: 'view-of-mine-1',
    list: '/potential-order',
    name: '未联系的订单',
    query: 'state=notContacted',
    hidden: ['quantity'],
    opens: false,
  },
});

export const remove = call({
  does: 'Forget a view of a list',
  path: 'remove',
  input: z.object({ id: viewId }),
  example: { id: 'view-of-mine-1' },
});
