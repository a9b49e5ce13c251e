import type { Services } from '../../core/services.ts';
import { newPushIdentity, type PushIdentity } from '../../platform/push/identification.ts';
import { decrypt, encrypt } from '../../platform/encryption/encryption.ts';
import { keepKey, keptKey } from './push.queries.ts';

/** What the private part is sealed for. */
export const PUSH_KEY = 'web push key';

type Using = Pick<Services, 'db' | 'config'>;

/** Makes the installation's key at its first start: browsers subscribe with it, so it stays for good. */
export async function makePushKey({ db, config }: Using): Promise<void> {
  if ((await keptKey(db)) !== undefined) return;
  const { publicKey, privateKey } = newPushIdentity();
  await keepKey(db, { public_key: publicKey, private_sealed: encrypt(config.SECRET, PUSH_KEY, privateKey) });
}

export async function publicPushKey({ db }: Pick<Using, 'db'>): Promise<string> {
  const key = await keptKey(db);
  if (key === undefined) throw new Error('the key of web push is made as the portal begins');
  return key.public_key;
}

export async function pushIdentity({ db, config }: Using): Promise<PushIdentity> {
  const key = await keptKey(db);
  if (key === undefined) throw new Error('the key of web push is made as the portal begins');
  return { publicKey: key.public_key, privateKey: decrypt(config.SECRET, PUSH_KEY, key.private_sealed) };
}
