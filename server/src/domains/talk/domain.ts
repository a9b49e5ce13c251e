import type { Domain } from '../../core/domain.ts';
import { endLostTalks } from './talk.ending.ts';
import { talkHandlers } from './talk.handlers.ts';
import { talkSockets } from './talk.sockets.ts';

export const talk = {
  handlers: (services) => ({ talk: talkHandlers(services) }),
  sockets: (services) => ({ talk: talkSockets(services) }),
  schedules: [endLostTalks],
  tables: {
    talk: {
      // the other side keeps that there was a talk; with the account it is nobody’s
      personal: [
        { column: 'caller_id', of: 'subject', hidden: ['callee_id'], erase: { blank: { caller_id: null } } },
        { column: 'callee_id', of: 'subject', hidden: ['caller_id'], erase: { blank: { callee_id: null } } },
      ],
      retention: { limit: 'talksPerDay' },
    },
    talk_seat: {
      // gone within seconds of the end of a talk
      personal: [{ column: 'person_id', of: 'subject', hidden: ['device_id'], erase: 'delete' }],
      retention: { one: 'person' },
    },
    talk_signal: {
      notPersonal: 'how the devices of a talk reach one another; goes with its end',
      retention: { limit: 'talkSignalsMax' },
    },
  },
} as const satisfies Domain;
