import pg from 'pg';

/** People, each with as many interviews; one of them is the person who looks. */
const INTERVIEWS_A_PERSON = 20;
const OF_THE_PERSON = 500;
/** A UUID of version 7 whose time rises with `n`, made by the database. */
export const ID = (n: string) =>
  `(lpad(to_hex(1700000000000 + ${n}), 12, '0') || '7' || substr(md5(${n}::text), 1, 3) || '8' || substr(md5('b' || ${n}::text), 1, 15))::uuid`;
const SCORES = {
  overallScorePerResponse: 3.4,
  skillsScore: {
    communicationScore: 3.5,
    teamworkScore: 3,
    problemSolvingScore: 4,
    adaptabilityScore: null,
    creativityScore: 2.5,
    leadershipScore: 3,
  },
};
const FIGURES = JSON.stringify(Array.from({ length: 5 }, () => SCORES));
const FEEDBACK = JSON.stringify(
  Array.from({ length: 5 }, () => ({ ...SCORES, overallFeedback: 'A clear story with a result. '.repeat(10) })),
);

/** The person's interviews lie scattered among everybody's, as they do where years went by. */
const interviewsOf = (userId: string, count: number) => `
  insert into interviews (id, user_id, job_name, interview_state, difficulty, question_type, question_count, average_score, feedback_transcript_id, created_at)
  select ${ID('n')}, case when n % ${Math.floor(count / OF_THE_PERSON)} = 0 then '${userId}'::uuid else ${ID(`(1 + n % ${Math.ceil(count / INTERVIEWS_A_PERSON)})`)} end,
    (array['Nurse', 'Backend engineer', 'Teacher', 'Cook'])[1 + n % 7 % 4],
    case when n % 11 = 0 then 'in-progress' else 'completed' end, 'Medium', 'Mixed', 5, (n % 50) / 10.0, ${ID('n')}, to_timestamp(1700000000 + n / 1000.0)
  from generate_series(1, ${count}) n`;

/** Loads without indexes and without looking at each reference, and makes the indexes after it: minutes become seconds. */
export async function withoutIndexes(client: pg.Client, table: string, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ owner: string; name: string; isConstraint: boolean; definition: string }>(
    `select owner, name, "isConstraint",
         case when "isConstraint" then format('alter table %s add constraint %I %s', owner, name, definition) else definition end as definition
       from (
         select conrelid::regclass::text as owner, conname as name, true as "isConstraint", pg_get_constraintdef(oid) as definition, contype
           from pg_constraint
           where (conrelid = '${table}'::regclass and contype = 'p') or (confrelid = '${table}'::regclass and contype = 'f')
         union all
         select '${table}', indexname, false, indexdef, 'i' from pg_indexes where tablename = '${table}'
           and indexname not in (select conname from pg_constraint where conrelid = '${table}'::regclass)
       ) found
       order by contype = 'f'`,
  );
  // References need the key of the table: they are dropped first, and made again last.
  for (const { owner, name, isConstraint } of rows.toReversed()) {
    await client.query(isConstraint ? `alter table ${owner} drop constraint "${name}"` : `drop index "${name}"`);
  }
  await client.query("set session_replication_role = 'replica'");
  await load();
  await client.query("set session_replication_role = 'origin'");
  await client.query("set maintenance_work_mem = '256MB'");
  for (const { definition } of rows) await client.query(definition);
}

/** Fills a migrated database with `count` interviews, 500 of them of `userId`, each of those with its feedback. */
export async function fillPostgres(databaseUrl: string, userId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const people = Math.ceil(count / INTERVIEWS_A_PERSON);
  try {
    await client.query(
      `insert into users (id, issuer, subject) select ${ID('n')}, 'scale', n::text from generate_series(1, ${people}) n`,
    );
    await withoutIndexes(client, 'interviews', async () => void (await client.query(interviewsOf(userId, count))));
    await client.query(
      `insert into feedback_transcripts (id, user_id, operation_id, standard_used, total_score, entries, figures, overall_session_score)
       select feedback_transcript_id, user_id, id::text, 'STAR', 5, $1::jsonb, $2::jsonb, 3.4 from interviews where user_id = $3`,
      [FEEDBACK, FIGURES, userId],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
