import { z } from 'zod';
import { channel } from '../channel.ts';
import { id } from '../fields.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';
import { deviceId, signal, talk } from './talk.shapes.ts';

const EXAMPLE = { id: '$talk', deviceId: 'a-window-of-the-reference' };
const one = z.object({ id: id('talk'), deviceId });

/**
 * What the two devices of a talk tell one another, and that they are still there (G53). A signal is kept until the talk ends and fetched by
 * its number (`hear`): larger than what processes tell one another, it is found from whichever of them a device is connected to, and after
 * a break of its line.
 */
export const talkChannel = channel({
  name: 'talk',
  roles: [registeredVisitor, exhibitor],
  sends: {
    signal: {
      does: 'Tell the other device of a talk how picture and sound get to this one',
      input: one.extend({ signal }),
      output: z.object({}),
      errors: ['notFound', 'chatBlocked', 'talkOver'],
      rate: { perMinute: 120 },
      example: { ...EXAMPLE, signal: { kind: 'toggles', microphone: true, camera: false, screen: false } },
    },
    hear: {
      does: 'Say that this device is still there, every two seconds, and fetch what the other has told it since; whose talk is not heard of for eight seconds has ended',
      input: one.extend({ afterSeq: z.int().min(0).max(2_147_483_647) }),
      output: z.object({ talk, signals: z.array(z.object({ seq: z.int(), signal })) }),
      errors: ['notFound'],
      rate: { perMinute: 240 },
      example: { ...EXAMPLE, afterSeq: 0 },
    },
  },
  receives: {
    ringing: { does: 'Somebody calls', data: talk },
    changed: { does: 'A talk was accepted, or is over: it rings no more', data: talk },
    signal: { does: 'The other device has told something: `hear` fetches it', data: z.object({ id: z.string() }) },
  },
});
