// The same signed-in read on Express 5. `same`: our own handler, behind Express in place of Fastify: helmet, token, session,
// owner, query checked by the contract, service, JSON. `by-hand`: what a careful hand writes with the same libraries.
import { createHmac, createSecretKey } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { jwtVerify } from 'jose';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { interviews, refreshTokens } from '../../../apps/server/src/db/schema.ts';
import { createSessionRepository } from '../../../apps/server/src/modules/auth/session-repository.ts';
import { createSessionService } from '../../../apps/server/src/modules/auth/session-service.ts';
import { createInterviewRepository } from '../../../apps/server/src/modules/interview/interview-repository.ts';
import { createInterviewService } from '../../../apps/server/src/modules/interview/interview-service.ts';
import { PEOPLE_SECRET } from '../../../apps/server/src/testing/people.ts';
import { endpoints } from '../../../packages/contract/src/endpoints.ts';

const PAGE_SIZE = 4;
const { orm } = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? '', dataDir: '' });

function ourHandler(): RequestHandler {
  const sessions = createSessionService({ repository: createSessionRepository(orm), secret: PEOPLE_SECRET });
  const { list } = createInterviewService({
    repository: createInterviewRepository(orm),
    quota: { spend: () => Promise.reject(new Error('a read spends nothing')) },
    results: { findTranscript: async () => null, findFeedback: async () => null },
  });
  const { params, query } = endpoints.listInterviews;
  return async (request, response) => {
    const caller = await sessions.verify(request.get('x-access-token') ?? '');
    const asked = params.safeParse(request.params);
    const options = query.safeParse(request.query);
    if (!caller || !asked.success || !options.success || caller.userId !== asked.data.user_id) {
      response.status(403).json({ success: false });
      return;
    }
    response.set('cache-control', 'no-store');
    response.json({ success: true, data: await list(caller.userId, options.data) });
  };
}

function handWritten(): RequestHandler {
  const key = createSecretKey(createHmac('sha256', PEOPLE_SECRET).update('access-token').digest());
  const isAlive = async (familyId: string, userId: string) => {
    const [row] = await orm
      .select({ revokedAt: refreshTokens.revokedAt, expiresAt: refreshTokens.familyExpiresAt })
      .from(refreshTokens)
      .where(and(eq(refreshTokens.familyId, familyId), eq(refreshTokens.userId, userId)))
      .limit(1);
    return row !== undefined && row.revokedAt === null && row.expiresAt > new Date();
  };
  return async (request, response) => {
    const claims = { algorithms: ['HS256'], audience: 'greenroom', issuer: 'greenroom' };
    const token = await jwtVerify(request.get('x-access-token') ?? '', key, claims).catch(() => null);
    const { sub: userId, sid } = token?.payload ?? {};
    if (!userId || userId !== request.params.user_id || !(await isAlive(String(sid), userId))) {
      response.status(403).json({ success: false });
      return;
    }
    const owned = eq(interviews.userId, userId);
    const page = Math.max(1, Number(request.query.page ?? 1));
    const [rows, [total]] = await Promise.all([
      orm
        .select({
          _id: interviews.id,
          jobName: interviews.jobName,
          interviewState: interviews.interviewState,
          createdAt: interviews.createdAt,
          difficultyOfQuestionsAsked: interviews.difficulty,
          numberOfQuestionsAsked: interviews.questionCount,
          typeOfQuestionsAsked: interviews.questionType,
          averageScore: interviews.averageScore,
        })
        .from(interviews)
        .where(owned)
        .orderBy(desc(interviews.createdAt), desc(interviews.id))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE),
      orm.select({ value: count() }).from(interviews).where(owned),
    ]);
    response.set('cache-control', 'no-store');
    response.json({ success: true, data: { interviews: rows, totalCount: total?.value ?? 0 } });
  };
}

const app = express();
app.use(helmet());
app.get('/api/v1/users/:user_id/interviews/all', process.argv[3] === 'same' ? ourHandler() : handWritten());
app.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'));
