import type {
  DeliveryFailure,
  DeliveryState,
  WebhookEvent,
} from '@fairbridge/contract/connection/connection.shapes.ts';
import type { StatusTone } from '../../ui/status-badge.tsx';
import type { connectionTexts } from './connection.texts.ts';

type Word = keyof typeof connectionTexts;

export const EVENT_TEXT = {
  'order.created': 'orderCreated',
  'order.changed': 'orderChanged',
  'order.withdrawn': 'orderWithdrawn',
  'order.closed': 'orderClosed',
  'inquiry.created': 'inquiryCreated',
  'inquiry.changed': 'inquiryChanged',
  'inquiry.withdrawn': 'inquiryWithdrawn',
  'inquiry.closed': 'inquiryClosed',
  'lead.moved': 'leadMoved',
  'lead.assigned': 'leadAssigned',
  'lead.answered': 'leadAnswered',
  'quote.created': 'quoteCreated',
  'quote.accepted': 'quoteAccepted',
  'quote.declined': 'quoteDeclined',
  'contact.joined': 'contactJoined',
  'contact.left': 'contactLeft',
  'scan.created': 'scanCreated',
} as const satisfies Record<WebhookEvent, Word>;

const isEvent = (event: string): event is WebhookEvent => Object.hasOwn(EVENT_TEXT, event);
/** What an entry of the log is about; what no event is called was a test. */
export const eventWord = (event: string): (typeof EVENT_TEXT)[WebhookEvent] | 'test' =>
  isEvent(event) ? EVENT_TEXT[event] : 'test';

export const FAILURE_TEXT = {
  address: 'address',
  name: 'noName',
  connection: 'connection',
  certificate: 'certificate',
  time: 'time',
  off: 'wasOff',
} as const satisfies Record<DeliveryFailure, Word>;

export const STATE_LOOK: Readonly<Record<DeliveryState, StatusTone>> = {
  waiting: { icon: 'clock', colour: '' },
  delivered: { icon: 'check', colour: 'text-good' },
  failed: { icon: 'close', colour: 'text-bad' },
  empty: { icon: 'close', colour: 'text-soft' },
};
