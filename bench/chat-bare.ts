/**
 * Bare Socket.IO to compare chat with, in a process of its own: one committed INSERT a message, then it is acknowledged and told to the other
 * side. Takes the address of a database; prints its port.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { z } from 'zod';
import { createPool } from '../server/src/platform/database/client.ts';

const pool = createPool(process.argv[2] ?? '', { max: 20 });
await pool.query(
  'create table if not exists bench_message (id text primary key, room text not null, said text not null)',
);
const server = createServer();
const io = new Server(server, {
  transports: ['websocket'],
  addTrailingSlash: false,
  serveClient: false,
  perMessageDeflate: false,
});
const message = z.object({ conversationId: z.string(), body: z.object({ text: z.string() }) });

io.on('connection', (socket) => {
  void socket.join(String(socket.handshake.auth['room']));
  socket.on('chat.send', async (input: unknown, acknowledge: (answer: object) => void) => {
    const { conversationId, body } = message.parse(input);
    const id = randomUUID();
    await pool.query('insert into bench_message (id, room, said) values ($1, $2, $3)', [id, conversationId, body.text]);
    socket.to(conversationId).emit('chat.message', { id, conversationId, body });
    acknowledge({ code: 1000, data: { id } });
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`port ${typeof address === 'object' && address !== null ? address.port : 0}`);
});
