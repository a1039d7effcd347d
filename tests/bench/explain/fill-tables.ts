import type pg from 'pg';
import { ID, withoutIndexes } from '../scale/fill-postgres.ts';

const ROWS_A_PERSON = 20;
const OF_THE_PERSON = 500;

/** The rows of two years, the oldest first. */
const timeOf = (count: number) => `now() - interval '2 years' * (1 - n / ${count}.0)`;

/** Rows of every table that grows with use: `values` are the columns beside `user_id`, by the number `n` of the row. */
function rowsOf(table: string, values: Record<string, string>, userId: string, count: number): string {
  const owner = `case when n % ${Math.floor(count / OF_THE_PERSON)} = 0 then '${userId}'::uuid
    else ${ID(`(1 + n % ${Math.ceil(count / ROWS_A_PERSON)})`)} end`;
  const columns = Object.keys(values);
  const time = timeOf(count);
  const all = columns.map((column) => values[column]?.replaceAll('$time', time)).join(', ');
  return `insert into ${table} (user_id, ${columns.join(', ')}) select ${owner}, ${all} from generate_series(1, ${count}) n`;
}

const UNITS = JSON.stringify({
  availableInterviews: 1,
  availableLiveInterviews: 1,
  availableResumeReviews: 1,
  availableCoverLetterGenerators: 1,
  availableEnhanceAnswers: 1,
  availableSampleAnswers: 1,
});
const SCORES = `'[{"overallScorePerResponse": 3.4, "skillsScore": {"communicationScore": 3.5}}]'::jsonb`;
const TABLES: Record<string, Record<string, string>> = {
  refresh_tokens: {
    token_hash: `'token ' || n`,
    family_id: ID('(n / 16)'),
    generation: 'n % 16',
    created_at: '$time',
    expires_at: `$time + interval '14 days'`,
    family_expires_at: `$time + interval '60 days'`,
  },
  reservations: {
    id: ID('n'),
    kind: `'interview'`,
    operation_id: `${ID('n')}::text`,
    state: `case when n % 5000 = 0 then 'claimed' when n % 3000 = 0 then 'reserved' else 'settled' end`,
    lease_id: `case when n % 5000 = 0 then ${ID('n')} end`,
    lease_until: `case when n % 5000 = 0 then $time end`,
    created_at: '$time',
  },
  interviews: {
    id: ID('n'),
    job_name: `(array['Nurse', 'Backend engineer', 'Teacher', 'Cook'])[1 + n % 7 % 4]`,
    interview_state: `case when n % 11 = 0 then 'in-progress' else 'completed' end`,
    difficulty: `'Medium'`,
    question_type: `'Mixed'`,
    question_count: '5',
    average_score: '(n % 50) / 10.0',
    interview_transcript_id: ID('n'),
    feedback_transcript_id: ID('n'),
    created_at: '$time',
    updated_at: '$time',
  },
  interview_transcripts: { id: ID('n'), interview_id: ID('n'), responses: `'[]'::jsonb`, created_at: '$time' },
  feedback_transcripts: {
    id: ID('n'),
    operation_id: `${ID('n')}::text`,
    standard_used: `'STAR'`,
    total_score: '5',
    entries: SCORES,
    figures: SCORES,
    created_at: '$time',
  },
  live_sessions: {
    id: ID('n'),
    reservation_id: ID('n'),
    ends_at: `$time + interval '2 hours'`,
    connected_at: '$time',
    ended_at: `case when n % 20000 <> 0 then $time + interval '1 hour' end`,
    transcript: `case when n % 3 = 0 then '{"lines": [], "answers": []}'::jsonb end`,
    created_at: '$time',
  },
  payments: {
    id: ID('n'),
    provider: `'stripe'`,
    plan: `'starter'`,
    amount_cents: '900',
    currency: `'usd'`,
    state: `case when n % 1000 = 0 then 'pending' else 'paid' end`,
    operation_id: `'operation ' || n`,
    checkout_id: `'checkout ' || n`,
    payment_intent_id: `'intent ' || n`,
    units: `'{"availableInterviews": 5}'::jsonb`,
    created_at: '$time',
    updated_at: '$time',
  },
};

/** Fills a migrated database with `count` rows in each table that grows with use, 500 of each of `userId`. */
export async function fillTables(client: pg.Client, userId: string, count: number): Promise<void> {
  const people = Math.ceil(count / ROWS_A_PERSON);
  await client.query(
    `insert into users (id, issuer, subject) select ${ID('n')}, 'explain', n::text from generate_series(0, ${people}) n`,
  );
  await client.query(
    `insert into quotas select id, 9, 9, 9, 9, 9, 9 from users where issuer = 'explain' on conflict do nothing`,
  );
  for (const [table, values] of Object.entries(TABLES)) {
    await withoutIndexes(client, table, async () => void (await client.query(rowsOf(table, values, userId, count))));
  }
  await withoutIndexes(client, 'payment_events', async () => {
    await client.query(
      `insert into payment_events (id, type, payment_id, checkout_id, payment_intent_id, received_at, happened_at)
       select 'event ' || n, 'checkout.session.completed', ${ID('n')}, 'checkout ' || n, 'intent ' || n, t, t
       from (select n, ${timeOf(count)} as t from generate_series(1, ${count}) n) rows`,
    );
  });
  await client.query(
    `insert into rate_limits (key, points, expire)
     select 'reads:' || n, 1, (extract(epoch from now()) * 1000)::bigint - 7200000 + n * 30 from generate_series(1, ${count}) n`,
  );
  await client.query(
    `insert into deleted_identities (identity_hash, units_left) select 'deleted ' || n, '${UNITS}'::jsonb from generate_series(1, ${people}) n`,
  );
  await client.query('vacuum analyze');
}
