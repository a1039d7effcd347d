import type { Accommodations } from '@greenroom/contract/accommodations';
import type { PaymentEventType, PaymentState } from '@greenroom/contract/billing';
import type { Skill } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { InterviewProgress, InterviewTranscript } from '@greenroom/contract/interview';
import type { SavedTranscript } from '@greenroom/contract/live-assistant';
import type { QuotaKind, QuotaRecord } from '@greenroom/contract/quota-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** What charts are drawn from: the scores of an answer, without the words about it. */
export type EntryFigures = Pick<FeedbackEntry, 'overallScorePerResponse' | 'skillsScore'>;

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** PGlite answers a plain array of bytes. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
const createdAt = () => moment('created_at').notNull().defaultNow();
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull().default(''),
    name: text('name').notNull().default(''),
    picture: text('picture').notNull().default(''),
    /** The person chose to save recordings of answers with the account. */
    savesRecordings: boolean('saves_recordings').notNull().default(false),
    /** What the person switched on or off for themselves; null until they did. */
    accommodations: jsonb('accommodations').$type<Accommodations>(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_identity').on(table.issuer, table.subject)],
);

/** Keyed hashes of identities that were deleted, with the units they had left: coming back does not renew the free ones. */
export const deletedIdentities = pgTable('deleted_identities', {
  identityHash: text('identity_hash').primaryKey(),
  unitsLeft: jsonb('units_left').$type<QuotaRecord>().notNull(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
});

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The session: every token that descends from one sign-in. */
    familyId: uuid('family_id').notNull(),
    userId: ownerId(),
    generation: integer('generation').notNull(),
    /** Browser and system, on the first token of a session only. Null if they are not known. */
    device: text('device'),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    familyExpiresAt: moment('family_expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_user').on(table.userId),
    // The first token of a family is deleted with the family, the others when they expire.
    index('refresh_tokens_expired').on(table.expiresAt).where(sql`${table.generation} > 0`),
    index('refresh_tokens_family_expired').on(table.familyExpiresAt).where(sql`${table.generation} = 0`),
  ],
);

export const quotas = pgTable(
  'quotas',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    availableInterviews: integer('available_interviews').notNull(),
    availableLiveInterviews: integer('available_live_interviews').notNull(),
    availableResumeReviews: integer('available_resume_reviews').notNull(),
    availableCoverLetterGenerators: integer('available_cover_letter_generators').notNull(),
    availableEnhanceAnswers: integer('available_enhance_answers').notNull(),
    availableSampleAnswers: integer('available_sample_answers').notNull(),
  },
  (table) => [
    check(
      'quotas_not_negative',
      sql.join(
        [
          table.availableInterviews,
          table.availableLiveInterviews,
          table.availableResumeReviews,
          table.availableCoverLetterGenerators,
          table.availableEnhanceAnswers,
          table.availableSampleAnswers,
        ].map((units) => sql`${units} >= 0`),
        sql` and `,
      ),
    ),
  ],
);

export const RESERVATION_STATES = ['reserved', 'claimed', 'settled', 'returned'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** The ledger of units: one row an operation. */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    kind: text('kind').$type<QuotaKind>().notNull(),
    operationId: text('operation_id').notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    leaseId: uuid('lease_id'),
    leaseUntil: moment('lease_until'),
    /** Answers of the interview that were judged. Bounded, and a unit with one does not go back on request. */
    feedbacks: integer('feedbacks').notNull().default(0),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('reservations_operation').on(table.userId, table.kind, table.operationId),
    index('reservations_open').on(table.userId, table.kind, table.state, table.id),
    index('reservations_stale').on(table.state, table.createdAt),
  ],
);

export const interviews = pgTable(
  'interviews',
  {
    id: uuid('id').notNull(),
    userId: ownerId(),
    jobName: text('job_name').notNull(),
    jobDescription: text('job_description').notNull().default(''),
    interviewState: text('interview_state').$type<'in-progress' | 'completed'>().notNull(),
    difficulty: text('difficulty').notNull(),
    questionType: text('question_type').notNull(),
    questionCount: integer('question_count').notNull(),
    averageScore: doublePrecision('average_score'),
    interviewTranscriptId: uuid('interview_transcript_id'),
    feedbackTranscriptId: uuid('feedback_transcript_id'),
    enhancedAnswers: jsonb('enhanced_answers').$type<Record<string, string>>().notNull().default({}),
    progress: jsonb('progress').$type<InterviewProgress>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // The client makes the id, so it is unique only within its owner.
    primaryKey({ columns: [table.userId, table.id] }),
    // By the server's clock: the id holds that of the person's device, which may be ahead or behind.
    index('interviews_newest').on(table.userId, table.createdAt, table.id),
    index('interviews_newest_of_state').on(table.userId, table.interviewState, table.createdAt, table.id),
    // For RETENTION_DAYS. Not by the last change: each saved answer would write into the index.
    index('interviews_created').on(table.createdAt),
  ],
);

export const interviewTranscripts = pgTable(
  'interview_transcripts',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    interviewId: uuid('interview_id').notNull(),
    responses: jsonb('responses').$type<InterviewTranscript['responseCollection']>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('interview_transcripts_interview').on(table.userId, table.interviewId),
    index('interview_transcripts_created').on(table.createdAt),
  ],
);

export const feedbackTranscripts = pgTable(
  'feedback_transcripts',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    /** The `Idempotency-Key` of the saving: the interview's id. */
    operationId: text('operation_id').notNull(),
    standardUsed: text('standard_used').notNull(),
    totalScore: integer('total_score').notNull(),
    entries: jsonb('entries').$type<FeedbackEntry[]>().notNull(),
    /** The scores of the entries once more: charts need not read all that was said about each answer. */
    figures: jsonb('figures').$type<EntryFigures[]>().notNull(),
    overallSessionScore: doublePrecision('overall_session_score'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('feedback_transcripts_operation').on(table.userId, table.operationId),
    index('feedback_transcripts_created').on(table.createdAt),
  ],
);

/** Recordings of answers, encrypted. They are deleted with their interview. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    interviewId: uuid('interview_id').notNull(),
    /** Index of the question, with the attempt or `follow-up`. */
    part: text('part').notNull(),
    /** The sound, its kind and its words. */
    sealed: bytes('sealed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('recordings_part').on(table.userId, table.interviewId, table.part),
    index('recordings_created').on(table.createdAt),
    foreignKey({
      name: 'recordings_interview',
      columns: [table.userId, table.interviewId],
      foreignColumns: [interviews.userId, interviews.id],
    }).onDelete('cascade'),
  ],
);

/** Stories that people saved to tell again. */
export const stories = pgTable(
  'stories',
  {
    id: uuid('id').notNull(),
    userId: ownerId(),
    /** It is deleted with this interview. Null: the person wants it to stay. */
    interviewId: uuid('interview_id'),
    /** Where it was told. The interview may be deleted. */
    toldInId: uuid('told_in_id'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    question: text('question').notNull(),
    skills: jsonb('skills').$type<Skill[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // The client makes the id, so it is unique only within its owner.
    primaryKey({ columns: [table.userId, table.id] }),
    index('stories_interview').on(table.userId, table.interviewId),
    index('stories_updated').on(table.updatedAt).where(sql`${table.interviewId} is null`),
    foreignKey({
      name: 'stories_interview',
      columns: [table.userId, table.interviewId],
      foreignColumns: [interviews.userId, interviews.id],
    }).onDelete('cascade'),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** Null when the owner deleted the account. The payment may still be refunded. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The key of `deleted_identities`, while the owner's account is deleted. */
    identityHash: text('identity_hash'),
    provider: text('provider').notNull(),
    plan: text('plan').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The `Idempotency-Key` of the purchase: pressing twice buys once. */
    operationId: text('operation_id').notNull(),
    /** The provider's checkout session, once it is known. */
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    paymentIntentId: text('payment_intent_id'),
    units: jsonb('units').$type<Partial<QuotaRecord>>().notNull(),
    grantedAt: moment('granted_at'),
    takenBackAt: moment('taken_back_at'),
    /** The units taken back. A dispute that is won returns exactly these. */
    takenUnits: jsonb('taken_units').$type<Partial<QuotaRecord>>(),
    receiptUrl: text('receipt_url'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_operation').on(table.userId, table.operationId),
    uniqueIndex('payments_checkout').on(table.checkoutId),
    index('payments_owner').on(table.userId, table.id),
    index('payments_intent').on(table.paymentIntentId),
    index('payments_state').on(table.state, table.createdAt),
    index('payments_identity').on(table.identityHash).where(sql`${table.identityHash} is not null`),
  ],
);

/** Every message of a payment provider, once. One that came before its payment was known waits with `paymentId` null. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').$type<PaymentEventType>().notNull(),
    paymentId: uuid('payment_id'),
    /** What the message says of the payment that it is about. */
    checkoutId: text('checkout_id'),
    paymentIntentId: text('payment_intent_id'),
    disputeId: text('dispute_id'),
    amountCents: integer('amount_cents'),
    receiptUrl: text('receipt_url'),
    /** By the provider's clock, so that the states of a dispute can be ordered by time and not by arrival. */
    happenedAt: moment('happened_at').notNull().defaultNow(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_events_payment').on(table.paymentId),
    index('payment_events_checkout').on(table.checkoutId),
    index('payment_events_intent').on(table.paymentIntentId),
  ],
);

/** Checkouts of the sandbox: what a payment provider would remember of them. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  plan: text('plan').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  state: text('state').$type<'open' | 'paid' | 'expired'>().notNull().default('open'),
  createdAt: createdAt(),
});

export const liveSessions = pgTable(
  'live_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    reservationId: uuid('reservation_id'),
    jobDescription: text('job_description').notNull().default(''),
    ticketHash: text('ticket_hash'),
    ticketExpiresAt: moment('ticket_expires_at'),
    /** Counts connections. The process of the newest one owns the session: only it may end it or note that it is away. */
    epoch: integer('epoch').notNull().default(0),
    connectedAt: moment('connected_at'),
    disconnectedAt: moment('disconnected_at'),
    settledAt: moment('settled_at'),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    /** Answers of the language model, and of the built-in coach in its place. */
    modelAnswers: integer('model_answers').notNull().default(0),
    standInAnswers: integer('stand_in_answers').notNull().default(0),
    transcript: jsonb('transcript').$type<SavedTranscript>(),
    /** When the transcript was saved last. Null if it never was, or before this column existed. */
    savedAt: moment('saved_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('live_sessions_owner').on(table.userId, table.id),
    uniqueIndex('live_sessions_ticket').on(table.ticketHash),
    // Scanned every minute for orphaned rows; all but a few rows have ended.
    index('live_sessions_going_on').on(table.endsAt).where(sql`${table.endedAt} is null`),
    index('live_sessions_saved').on(table.createdAt).where(sql`${table.transcript} is not null`),
  ],
);

/** Rows of the rate limiter, when several replicas share it. Its column names are the library's. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
