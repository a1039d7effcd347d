import pg from 'pg';

/** People, each with as many interviews; one of them is the person who looks. */
const INTERVIEWS_A_PERSON = 20;
const OF_THE_PERSON = 500;
/** A UUID of version 7 whose time rises with `n`, made by the database. */
const ID = (n: string) =>
  `(lpad(to_hex(1700000000000 + ${n}), 12, '0') || '7' || substr(md5(${n}::text), 1, 3) || '8' || substr(md5('b' || ${n}::text), 1, 15))::uuid`;
const FEEDBACK = JSON.stringify(
  Array.from({ length: 5 }, () => ({
    overallScorePerResponse: 3.4,
    skillsScore: {
      communicationScore: 3.5,
      teamworkScore: 3,
      problemSolvingScore: 4,
      adaptabilityScore: null,
      creativityScore: 2.5,
      leadershipScore: 3,
    },
    overallFeedback: 'A clear story with a result. '.repeat(10),
  })),
);

const insertInterviews = (owner: string, from: string) => `
  insert into interviews (id, user_id, job_name, interview_state, difficulty, question_type, question_count, average_score, feedback_transcript_id)
  select ${ID('n')}, ${owner}, (array['Nurse', 'Backend engineer', 'Teacher', 'Cook'])[1 + n % 4],
    case when n % 10 = 0 then 'in-progress' else 'completed' end, 'Medium', 'Mixed', 5, (n % 50) / 10.0, ${ID('n')}
  from ${from}`;

/** Fills a migrated database with `count` interviews, 500 of them of `userId`, each of those with its feedback. */
export async function fillPostgres(databaseUrl: string, userId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const people = Math.ceil(count / INTERVIEWS_A_PERSON);
  try {
    await client.query(
      `insert into users (id, issuer, subject) select ${ID('n')}, 'scale', n::text from generate_series(1, ${people}) n`,
    );
    await client.query(insertInterviews(ID(`(1 + n % ${people})`), `generate_series(1, ${count - OF_THE_PERSON}) n`));
    const mine = `generate_series(${count - OF_THE_PERSON + 1}, ${count}) n`;
    await client.query(insertInterviews(`'${userId}'::uuid`, mine));
    await client.query(
      `insert into feedback_transcripts (id, user_id, operation_id, standard_used, total_score, entries, overall_session_score)
       select ${ID('n')}, '${userId}'::uuid, n::text, 'built-in', 17, $1::jsonb, 3.4 from ${mine}`,
      [FEEDBACK],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
