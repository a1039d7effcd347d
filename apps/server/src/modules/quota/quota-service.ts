import {
  FREE_QUOTA,
  type QuotaKind,
  type QuotaRecord,
  RESERVATION_LEASE_MS,
  RESERVATION_LIFETIME_MS,
} from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { AppError } from '../../app-error.ts';
import type { FeedbackCountRepository } from './feedback-count-repository.ts';
import type { Lease, LeaseRepository } from './lease-repository.ts';
import type { QuotaRepository } from './quota-repository.ts';
import { createRecentWork, type WorkInputs } from './recent-work.ts';

/** Shown where units are not counted, since payments are switched off. */
const UNLIMITED_UNITS = 9999;
const unlimited = Object.fromEntries(Object.keys(FREE_QUOTA).map((field) => [field, UNLIMITED_UNITS])) as QuotaRecord;

type QuotaServiceOptions = {
  repository: QuotaRepository;
  leases: LeaseRepository;
  feedbackCounts: FeedbackCountRepository;
  isUnlimited: boolean;
  now?: () => Date;
};
type Operation = {
  userId: string;
  kind: QuotaKind;
  operationId: string | null;
  signal?: AbortSignal;
  /** What the work is done with. The same again is free for a while, since its first response may be lost. */
  inputs?: WorkInputs;
};
const nameOf = ({ userId, kind, operationId }: Operation): string => `${userId} ${kind} ${operationId}`;

/**
 * Units of quota: reserved first, spent only when a result was delivered (design, section 5).
 * @throws AppError `quota_exhausted` (402) when there is no unit, or no reservation, to work with
 */
export function createQuotaService({
  repository,
  leases,
  feedbackCounts,
  isUnlimited,
  now = () => new Date(),
}: QuotaServiceOptions) {
  const recentWork = createRecentWork(now);

  async function read(userId: string): Promise<QuotaRecord> {
    if (isUnlimited) return unlimited;
    const record = await repository.read(userId);
    if (!record) throw new AppError('not_found');
    return record;
  }

  /** Reserves one unit for an operation and answers what is left. Without an id the operation is a new one. */
  async function reserve(userId: string, kind: QuotaKind, operationId: string | null): Promise<QuotaRecord> {
    if (isUnlimited) return unlimited;
    const reservation = await repository.reserve(userId, kind, operationId ?? newId());
    if (!reservation) throw new AppError('quota_exhausted');
    return read(userId);
  }

  /** Null when the operation has paid for this very work already. */
  async function claim(operation: Operation): Promise<Lease | null> {
    const { userId, kind, operationId, inputs } = operation;
    const at = now();
    const lease = await leases.claim(userId, kind, operationId, at, new Date(at.getTime() + RESERVATION_LEASE_MS));
    if (lease) return lease;
    const known = operationId === null ? null : await leases.find(userId, kind, operationId);
    if (known?.state === 'claimed') throw new AppError('conflict', { message: 'This is already being worked on.' });
    if (known?.state === 'settled' && inputs && recentWork.isRepeat(nameOf(operation), inputs)) return null;
    throw new AppError('quota_exhausted');
  }

  async function settle(operation: Operation, lease: Lease): Promise<void> {
    await leases.settle(lease, now());
    if (operation.inputs) recentWork.remember(nameOf(operation), operation.inputs);
  }

  /**
   * Does the work that a unit pays for: claims it before, settles it after, releases it for a retry when the work fails. The
   * unit goes back at once when the client has cancelled, when no retry can succeed (`not_found`), or when `isCharged` says that the
   * result is not worth the unit (the built-in coach answered because the model did not).
   */
  async function spend<Result>(
    operation: Operation,
    work: () => Promise<Result>,
    isCharged: (result: Result) => boolean = () => true,
  ): Promise<Result> {
    if (isUnlimited) return work();
    const lease = await claim(operation);
    if (!lease) return work();
    try {
      const result = await work();
      if (operation.signal?.aborted || !isCharged(result)) await leases.giveBack(lease);
      else await settle(operation, lease);
      return result;
    } catch (error) {
      const isOver = operation.signal?.aborted || (error instanceof AppError && error.code === 'not_found');
      if (isOver) await leases.giveBack(lease);
      else await leases.release(lease);
      throw error;
    }
  }

  /**
   * Counts one feedback for the unit of an interview. A unit that is not taken yet, or went back after a day, is taken: the interview
   * costs it anyway once it is saved. Null: there is no unit, or all its feedback was given.
   */
  async function takeFeedback(userId: string, interviewId: string | undefined): Promise<(() => Promise<void>) | null> {
    if (isUnlimited) return async () => {};
    if (interviewId === undefined) return null;
    const take = () => feedbackCounts.take(userId, interviewId);
    const taken =
      (await take()) ?? ((await repository.reserve(userId, 'interview', interviewId)) === null ? null : await take());
    return taken && (() => feedbackCounts.giveBack(taken.reservationId));
  }

  /** Gives back the unit of an operation that the client has given up, and answers what is left. */
  async function giveUp(userId: string, operationId: string): Promise<QuotaRecord> {
    if (isUnlimited) return unlimited;
    await leases.returnOpen(userId, operationId, now());
    return read(userId);
  }

  /** Gives back the units of operations that were not settled within a day. */
  async function returnStale(): Promise<number> {
    const at = now();
    return repository.returnStale(new Date(at.getTime() - RESERVATION_LIFETIME_MS), at);
  }

  return { read, reserve, giveUp, spend, takeFeedback, returnStale };
}

export type QuotaService = ReturnType<typeof createQuotaService>;
