import { randomUUID } from 'node:crypto';
import { interviewProgress } from '@greenroom/contract/interview';
import type { Orm } from '../../../apps/server/src/db/database.ts';
import { createRetentionRepository } from '../../../apps/server/src/db/retention-repository.ts';
import { createSandboxRepository } from '../../../apps/server/src/db/sandbox-repository.ts';
import { createStorageRepository } from '../../../apps/server/src/db/storage-repository.ts';
import { createSessionRepository } from '../../../apps/server/src/modules/auth/session-repository.ts';
import { createBillingRepository } from '../../../apps/server/src/modules/billing/billing-repository.ts';
import { concludePayment } from '../../../apps/server/src/modules/billing/conclude-payment.ts';
import { createPaymentEventRepository } from '../../../apps/server/src/modules/billing/payment-event-repository.ts';
import { createDashboardRepository } from '../../../apps/server/src/modules/dashboard/dashboard-repository.ts';
import { createInterviewRepository } from '../../../apps/server/src/modules/interview/interview-repository.ts';
import { createLiveRepository } from '../../../apps/server/src/modules/live-assistant/live-repository.ts';
import { createLiveUnitRepository } from '../../../apps/server/src/modules/live-assistant/live-unit-repository.ts';
import { createSavedSessionRepository } from '../../../apps/server/src/modules/live-assistant/saved-session-repository.ts';
import { createProfileRepository } from '../../../apps/server/src/modules/profile/profile-repository.ts';
import { createLeaseRepository } from '../../../apps/server/src/modules/quota/lease-repository.ts';
import { createQuotaRepository } from '../../../apps/server/src/modules/quota/quota-repository.ts';
import { createResultsRepository } from '../../../apps/server/src/modules/results/results-repository.ts';

/** Rows of the filled tables that the calls are about. */
export type Subject = {
  userId: string;
  /** The id of an interview of the person, of its transcripts, its reservation and a live session. */
  id: string;
  number: number;
  tokenHash: string;
  familyId: string;
  claimed: { reservationId: string; leaseId: string };
};
/** A call for each method: a method without one does not compile. */
type CallsOf<Repository> = { [Name in keyof Repository]: (repository: Repository, subject: Subject) => unknown };
type Group<Repository> = { create: (orm: Orm) => Repository; calls: CallsOf<Repository> };
export type Call = { name: string; run: (orm: Orm, subject: Subject) => Promise<unknown> };

const now = () => new Date();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const UNITS = {
  availableInterviews: 1,
  availableLiveInterviews: 1,
  availableResumeReviews: 1,
  availableCoverLetterGenerators: 1,
  availableEnhanceAnswers: 1,
  availableSampleAnswers: 1,
};
const PERSON = { issuer: 'explain', email: '', name: '', picture: '' };

const defineGroup = <Repository>(create: (orm: Orm) => Repository, calls: CallsOf<Repository>): Group<Repository> => ({
  create,
  calls,
});

const sessions = defineGroup(createSessionRepository, {
  insert: (sessions, { userId }) =>
    sessions.insert({
      tokenHash: randomUUID(),
      familyId: randomUUID(),
      userId,
      generation: 0,
      expiresAt: now(),
      familyExpiresAt: now(),
    }),
  decide: (sessions, { tokenHash, userId, familyId }) =>
    sessions.decide(tokenHash, [randomUUID()], () => ({
      result: null,
      use: now(),
      successor: {
        tokenHash: randomUUID(),
        familyId,
        userId,
        generation: 99,
        expiresAt: now(),
        familyExpiresAt: now(),
      },
      revokeFamily: now(),
    })),
  isAlive: (sessions, { familyId, userId }) => sessions.isAlive(familyId, userId, now()),
  revokeByToken: (sessions, { tokenHash }) => sessions.revokeByToken(tokenHash, now()),
  listLiving: (sessions, { userId }) => sessions.listLiving(userId, now()),
  findStart: (sessions, { userId, familyId }) => sessions.findStart(userId, familyId),
  revokeFamilies: (sessions, { userId }) => sessions.revokeFamilies(userId, now()),
  deleteExpired: (sessions) => sessions.deleteExpired(ago(725)),
});

const profiles = defineGroup(createProfileRepository, {
  find: (profiles, { userId }) => profiles.find(userId),
  welcome: (profiles) => profiles.welcome({ ...PERSON, subject: randomUUID() }, ['deleted 7', randomUUID()], UNITS),
  saveAccommodations: (profiles, { userId }) =>
    profiles.saveAccommodations(userId, {
      withoutDelivery: false,
      withoutPace: true,
      withoutRecordings: false,
      hasMoreTime: false,
      withoutTimer: false,
      ratesFirst: false,
      withoutFollowUps: false,
      isHandsFree: false,
    }),
  findQuota: (profiles, { userId }) => profiles.findQuota(userId),
  exportParts: async (profiles, { userId }) => {
    for (const { pages } of profiles.exportParts(userId)) for await (const page of pages) if (page) break;
  },
  deleteAll: (profiles, { userId }) => profiles.deleteAll(userId, randomUUID(), UNITS),
});

const interviews = defineGroup(createInterviewRepository, {
  list: async (interviews, { userId }) => {
    await interviews.list(userId, { page: 1, sort: '-_id' });
    await interviews.list(userId, { page: 100, sort: '_id', interviewState: 'completed' });
  },
  find: (interviews, { userId, id }) => interviews.find(userId, id),
  listAsked: (interviews, { userId, id }) => interviews.listAsked(userId, id),
  saveProgress: (interviews, { userId }) =>
    interviews.saveProgress(
      userId,
      randomUUID(),
      interviewProgress.parse({
        jobName: 'Nurse',
        options: { questionDifficulty: 'Medium', questionType: 'Mixed', questionCount: 3 },
        turns: [],
      }),
    ),
  complete: (interviews, { userId, id }) =>
    interviews.complete({
      id,
      userId,
      jobName: 'Nurse',
      jobDescription: '',
      difficulty: 'Medium',
      questionType: 'Mixed',
      questionCount: 3,
      averageScore: 3,
      interviewTranscriptId: id,
      feedbackTranscriptId: id,
    }),
  keepEnhancedAnswer: (interviews, { userId, id }) => interviews.keepEnhancedAnswer(userId, id, 0, 'I did.'),
  delete: (interviews, { userId, id }) => interviews.delete(userId, id),
});

const results = defineGroup(createResultsRepository, {
  saveTranscript: (results, { userId, id }) =>
    results.saveTranscript(userId, { uuid: id, responseCollection: [] } as never),
  findTranscript: (results, { userId, id }) => results.findTranscript(userId, id),
  listTranscripts: (results, { userId }) => results.listTranscripts(userId, 2),
  saveFeedback: (results, { userId, id }) =>
    results.saveFeedback(
      userId,
      id,
      { standardUsed: 'STAR', totalScoreAsPerStandardUsed: 5, feedbackEntries: [] } as never,
      3,
    ),
  findFeedbackOf: (results, { userId, id }) => results.findFeedbackOf(userId, id),
  findFeedback: (results, { userId, id }) => results.findFeedback(userId, id),
  listFeedback: (results, { userId }) => results.listFeedback(userId, 2),
  allFigures: (results, { userId }) => results.allFigures(userId),
});

const dashboards = defineGroup(createDashboardRepository, {
  practised: (dashboards, { userId }) => dashboards.practised(userId),
  history: (dashboards, { userId }) => dashboards.history(userId),
  roles: (dashboards, { userId }) => dashboards.roles(userId),
  recent: (dashboards, { userId }) => dashboards.recent(userId, 20),
  figuresOf: (dashboards, { userId, id }) => dashboards.figuresOf(userId, id),
});

const quotas = defineGroup(createQuotaRepository, {
  read: (quotas, { userId }) => quotas.read(userId),
  reserve: async (quotas, { userId, id }) => {
    await quotas.reserve(userId, 'interview', randomUUID());
    await quotas.reserve(userId, 'interview', id);
  },
  returnStale: (quotas) => quotas.returnStale(ago(725), now()),
  add: (quotas, { userId }) => quotas.add(userId, { availableInterviews: 1 }),
});

const leases = defineGroup(createLeaseRepository, {
  claim: async (leases, { userId, id }) => {
    await leases.claim(userId, 'interview', id, now(), now());
    await leases.claim(userId, 'interview', null, now(), now());
  },
  find: (leases, { userId, id }) => leases.find(userId, 'interview', id),
  settle: (leases, { claimed }) => leases.settle(claimed, now()),
  release: (leases, { claimed }) => leases.release(claimed),
  giveBack: (leases, { claimed }) => leases.giveBack(claimed),
  returnOpen: (leases, { userId, id }) => leases.returnOpen(userId, id, now()),
});

const lives = defineGroup(createLiveRepository, {
  find: (lives, { userId, id }) => lives.find(userId, id),
  renewTicket: (lives, { userId, id }) =>
    lives.renewTicket(userId, id, { ticketHash: randomUUID(), ticketExpiresAt: now() }),
  connect: (lives) => lives.connect(randomUUID(), now()),
  disconnect: (lives, { id }) => lives.disconnect({ id, epoch: 0 }, now()),
  countAnswer: (lives, { userId, id }) => lives.countAnswer(userId, id, true),
  findTakenOver: (lives, { id }) => lives.findTakenOver([{ id, epoch: 0 }]),
  findAbandoned: (lives) => lives.findAbandoned(now()),
});

const newSession = (userId: string) => ({
  id: randomUUID(),
  userId,
  endsAt: now(),
  ticketHash: randomUUID(),
  ticketExpiresAt: now(),
});
const liveUnits = defineGroup(createLiveUnitRepository, {
  insertFree: (units, { userId }) => units.insertFree(newSession(userId), { now: new Date(), mostAtOnce: 4 }),
  bind: async (units, { userId, id }) => {
    await units.bind(newSession(userId), null, { now: new Date(), mostAtOnce: 4 });
    await units.bind(newSession(userId), id, { now: new Date(), mostAtOnce: 4 });
  },
  settle: (units, { claimed }) => units.settle(claimed.leaseId, now()),
  end: (units, { claimed }) => units.end({ id: claimed.leaseId, epoch: 0 }, now()),
});

const kept = defineGroup(createSavedSessionRepository, {
  list: (kept, { userId }) => kept.list(userId, { offset: 8, limit: 8 }),
  count: (kept, { userId }) => kept.count(userId),
  find: (kept, { userId, id }) => kept.find(userId, id),
  keep: (kept, { userId, id }) => kept.keep(userId, id, { transcript: { lines: [], answers: [] }, jobDescription: '' }),
  delete: (kept, { userId, id }) => kept.delete(userId, id),
});

const billing = defineGroup(createBillingRepository, {
  begin: (billing, { userId }) =>
    billing.begin({
      userId,
      provider: 'stripe',
      plan: 'starter',
      amountCents: 900,
      currency: 'usd',
      units: {},
      operationId: randomUUID(),
    } as never),
  findOwn: (billing, { userId, id }) => billing.findOwn(userId, id),
  findByCheckout: (billing, { number }) => billing.findByCheckout(`checkout ${number}`),
  list: (billing, { userId }) => billing.list(userId),
  unheard: (billing) => billing.unheard(ago(1), null),
});

const paymentEvents = defineGroup((orm: Orm) => createPaymentEventRepository(orm, concludePayment), {
  apply: (events, { number }) =>
    events.apply({
      id: randomUUID(),
      type: 'charge.refunded' as never,
      paymentId: null,
      checkoutId: null,
      paymentIntentId: `intent ${number}`,
      disputeId: null,
      amountCents: 900,
      receiptUrl: null,
      happenedAt: now(),
    }),
  keepCheckout: (events, { id, number }) => events.keepCheckout(id, `checkout ${number}`, 'https://example.org'),
  forgetDetached: (events) => events.forgetDetached(ago(540)),
  forgetUnclaimed: (events) => events.forgetUnclaimed(ago(725)),
});

const sandbox = defineGroup(createSandboxRepository, {
  find: (sandbox) => sandbox.find('one'),
  open: (sandbox, { id }) =>
    sandbox.open({
      id: randomUUID(),
      paymentId: id,
      plan: 'starter',
      amountCents: 900,
      currency: 'usd',
      successUrl: '',
      cancelUrl: '',
      state: 'open',
    }),
  close: (sandbox) => sandbox.close('one', 'paid'),
});
const storage = defineGroup(createStorageRepository, {
  storedBytes: (storage, { userId }) => storage.storedBytes(userId),
});
const retention = defineGroup(createRetentionRepository, {
  deleteBefore: (retention) =>
    retention.deleteBefore({ interviews: ago(729), liveSessions: ago(729), stories: ago(729) }),
});

const toCalls = <Repository>(noun: string, { create, calls }: Group<Repository>): Call[] =>
  (Object.keys(calls) as (keyof Repository & string)[]).map((method) => ({
    name: `${noun}.${method}`,
    run: async (orm, subject) => calls[method](create(orm), subject),
  }));

/** Every method of every repository. */
export const CALLS: Call[] = [
  ...toCalls('sessions', sessions),
  ...toCalls('profiles', profiles),
  ...toCalls('interviews', interviews),
  ...toCalls('results', results),
  ...toCalls('dashboards', dashboards),
  ...toCalls('quotas', quotas),
  ...toCalls('leases', leases),
  ...toCalls('lives', lives),
  ...toCalls('liveUnits', liveUnits),
  ...toCalls('kept', kept),
  ...toCalls('billing', billing),
  ...toCalls('paymentEvents', paymentEvents),
  ...toCalls('sandbox', sandbox),
  ...toCalls('storage', storage),
  ...toCalls('retention', retention),
];
