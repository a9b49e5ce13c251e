import { describe, expect, it } from 'vitest';
import { storedTicket, secondsUntil, ticketFrom } from './login-ticket.ts';

const ticket = { ticket: 'T1', sentTo: 'o***r@fair.example', goodUntil: 600_000, resendAt: 60_000 };

describe('the ticket of a log-in to the console', () => {
  it('comes back as it was kept while its code is good', () => {
    expect(ticketFrom(ticket, 599_999)).toEqual(ticket);
  });
  it('is forgotten once its code is not good any more', () => {
    expect(ticketFrom(ticket, 600_000)).toBeNull();
  });
  it('is none for anything else that may lie in the storage', () => {
    const others = [null, '', '{', 1, {}, [], { ...ticket, goodUntil: 'x' }];
    expect(others.map((kept) => ticketFrom(kept, 0))).toEqual(others.map(() => null));
  });
  it('is none where there is no window', () => {
    expect(storedTicket()).toBeNull();
  });
  it('counts whole seconds until another code may be sent', () => {
    expect(secondsUntil(60_000, 0)).toBe(60);
    expect(secondsUntil(60_000, 59_001)).toBe(1);
    expect(secondsUntil(60_000, 70_000)).toBe(0);
  });
});
