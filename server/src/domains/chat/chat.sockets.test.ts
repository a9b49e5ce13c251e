import type { Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { testPortal } from '../../../test/portal.ts';
import { acknowledged, closeSockets, connected } from '../../../test/sockets.ts';
import { makeEmployee, makeExhibitor, makeVisitor } from '../../../test/world.ts';

const portal = testPortal();
let address: string;
beforeAll(async () => {
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(closeSockets);

const answer = z.object({ id: z.string() });

function heardOn(socket: Socket): string[] {
  const ids: string[] = [];
  socket.on('chat.message', (data: unknown) => ids.push(answer.parse(data).id));
  return ids;
}

test('a message sent over a socket is told to the other side and to the sender’s other devices; the socket itself has it by its acknowledgement', async () => {
  const company = await makeExhibitor(portal);
  const [buyer, staff] = [await makeVisitor(portal), await makeEmployee(portal, company)];
  const conversationId = await makeConversation(portal, company, buyer, { employee_id: staff.employeeId });
  const sends = await connected(address, buyer);
  const heard = [sends, await connected(address, buyer), await connected(address, staff)].map(heardOn);
  const message = { conversationId, clientId: newId(), body: { kind: 'text', text: '您好' } };
  const { id } = answer.parse((await acknowledged(sends, 'chat.send', message))?.data);
  await expect.poll(() => heard).toEqual([[], [id], [id]]);
});
