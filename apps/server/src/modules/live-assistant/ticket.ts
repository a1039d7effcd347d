import { createHash, randomBytes } from 'node:crypto';

const TICKET_BYTES = 16;

/** A ticket with 128 random bits. The database keeps its hash only. */
export function makeTicket(): { ticket: string; ticketHash: string } {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  return { ticket, ticketHash: hashTicket(ticket) };
}

export function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
