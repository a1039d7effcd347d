// The same signed-in read as a careful hand would write it on Express 5: helmet, token, session, owner, query, JSON.
import { and, count, desc, eq } from 'drizzle-orm';
import express from 'express';
import helmet from 'helmet';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { interviews } from '../../../apps/server/src/db/schema.ts';
import { createSessionRepository } from '../../../apps/server/src/modules/auth/session-repository.ts';
import { createSessionService } from '../../../apps/server/src/modules/auth/session-service.ts';
import { PEOPLE_SECRET } from '../../../apps/server/src/testing/people.ts';

const PAGE_SIZE = 4;
const { orm } = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? '', dataDir: '' });
const sessions = createSessionService({ repository: createSessionRepository(orm), secret: PEOPLE_SECRET });
const app = express();
app.use(helmet());

app.get('/api/v1/users/:user_id/interviews/all', async (request, response) => {
  const caller = await sessions.verify(request.get('x-access-token') ?? '');
  if (!caller || caller.userId !== request.params.user_id) {
    response.status(403).json({ success: false });
    return;
  }
  const owned = and(eq(interviews.userId, caller.userId));
  const page = Math.max(1, Number(request.query.page ?? 1));
  const rows = await orm
    .select({
      id: interviews.id,
      jobName: interviews.jobName,
      interviewState: interviews.interviewState,
      createdAt: interviews.createdAt,
      difficulty: interviews.difficulty,
      questionCount: interviews.questionCount,
      questionType: interviews.questionType,
      averageScore: interviews.averageScore,
    })
    .from(interviews)
    .where(owned)
    .orderBy(desc(interviews.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [total] = await orm.select({ value: count() }).from(interviews).where(owned);
  const list = rows.map((row) => ({
    _id: row.id,
    jobName: row.jobName,
    interviewState: row.interviewState,
    createdAt: row.createdAt.toISOString(),
    difficultyOfQuestionsAsked: row.difficulty,
    numberOfQuestionsAsked: row.questionCount,
    typeOfQuestionsAsked: row.questionType,
    averageScore: row.averageScore,
  }));
  response.json({ success: true, data: { interviews: list, totalCount: total?.value ?? 0 } });
});

app.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'));
