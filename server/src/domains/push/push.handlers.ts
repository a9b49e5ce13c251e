import { createHash } from 'node:crypto';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { checkPublicAddress } from '../../platform/outgoing/outgoing.ts';
import { isPushKey } from '../../platform/push/encryption.ts';
import { encrypt } from '../../platform/encryption/encryption.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { deviceOf } from '../session/session.device.ts';
import { lockAccount } from '../session/session.queries.ts';
import { publicPushKey } from './push.key.ts';
import { devicesOf, putDevice, removeOldest, devices } from './push.queries.ts';
import { ownerOf } from './push.rules.ts';
import { PUSH_DEVICE } from './push.sending.ts';

const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** Own devices only; nobody else sees any of them. */
export const pushHandlers = (services: Services): Handlers<FairContext, typeof contract.push> => ({
  devices: async ({ ctx, caller, input: { endpoint } }) => {
    const rows = await devicesOf(ctx, ownerOf(caller));
    const current = endpoint === null ? null : hashOf(endpoint);
    const list = rows.map(({ id, device, created_at: createdAt, used_at: usedAt, endpoint_hash: hash }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      current: current !== null && current.equals(hash),
    }));
    return { key: await publicPushKey(services), list };
  },

  addDevice: async ({ ctx, caller, input, request }) => {
    const { SECRET, OUTGOING_HOSTS } = services.config;
    if (checkPublicAddress(input.endpoint, OUTGOING_HOSTS) === null) failFields({ field: 'endpoint', rule: 'url' });
    if (!isPushKey(input.p256dh)) failFields({ field: 'p256dh', rule: 'format' });
    return inTransaction(ctx, async (inner) => {
      await lockAccount(inner, caller.accountId);
      const { id } = await putDevice(inner, ownerOf(caller), {
        device: deviceOf(request.agent),
        endpointHash: hashOf(input.endpoint),
        sealed: encrypt(SECRET, PUSH_DEVICE, JSON.stringify(input)),
      });
      await removeOldest(inner, caller.accountId);
      return { id };
    });
  },

  removeDevice: async ({ ctx, caller, input }) => {
    const { accountId, role } = ownerOf(caller);
    const own = { id: input.id, account_id: accountId, subject_type: role };
    if (!(await devices.delete(ctx, own))) fail('notFound');
  },
});
