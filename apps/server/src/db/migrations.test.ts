import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT_TIMEOUTS, startRealPostgres } from '../testing/real-postgres.ts';
import { findTemplate } from '../testing/test-database.ts';
import { migrationsFolder } from './migrations.ts';
import { usePglite } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';

/** A database that tests may empty and migrate. */
type Engine = {
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
  exec(text: string): Promise<unknown>;
  migrate(): Promise<unknown>;
  close(): Promise<void>;
};
type JournalEntry = { idx: number; when: number; tag: string };

/**
 * SHA-256 of every migration that was ever released. A database may have applied each of them, so none may change:
 * repair a schema by a further migration. A new migration adds its line here.
 */
const RELEASED: Record<string, string> = {
  '0000_start': '4dd5953d55a4cfb29f6222828cfa8015df325f8fd56a4e6eed35f065041a294b',
  '0001_payment_events': '62a61bad4a73e9f2111e2fef8146485c640732aafa3a5bbfc71808a37a549d2e',
  '0002_disputes': 'ee277bfb63225eb6f414aebd74f2b03998ad8ce94ef76e44481a9756262f354f',
  '0003_interviews_by_time': '1ce2ca19b441a5bb86af35551def85a591cc011fa9515124e59aa89df00205bd',
  '0004_live_sessions_going_on': '569b53ea32f4dcce53284a9ef079442a383909c1b2172a34ead0bc4512cedaac',
  '0005_repair': '32b8f2d1d10a383b34bd900e9279782d707e93ed1ca982ad9d16ac2113307f4b',
  '0006_live_session_epoch': '426b2f80fcc5e122b87b5bd8ede5c7516c652c147bb04a083b5b2a8b4a2af870',
  '0007_detached_payments': '5f303e89bc719a0b1006bd3e4dd02cf4c2fb9cd27af8aedf64401e2b2a979dc6',
  '0008_live_session_saved_at': '7f0c369147117bd7dd7a7ddf4823c871e33dc5e2b5d2ce33680de33acee78027',
  '0009_sign_in_device': '9eb8dfc78dc440364cc51b2cebf91eeaee569f093d61d59d210eda009d5e9f6e',
  '0010_expiry_indexes': 'a25aa6cda30408a28c96d4dc351f56e79108fa1a8108d8e6a4745715890deed9',
  '0011_account_recordings': '467d291d2543d28fbf00d2755608261b34f419112bd01f16fd0059087ba118b8',
  '0012_live_answers': 'cc832a7404eee438a75f305ffc2acd911302637d9306225f729965666c4ae773',
  '0013_interview_feedbacks': '4cf770475aecb6838f8e2d3abc1f8802abe8b34f7850bd62ef20f6ecd5094269',
  '0014_accommodations': '2fe315008b04c78b9fbeefc04f5d4fafec7dc51a6ae3feaf2b61c97cc8d78668',
  '0015_stories': '77e26ead782e3923e89776a45a9a11c9b910597af18f777f27e8515ad79d70c4',
};

const readMigration = (tag: string) => readFile(join(migrationsFolder, `${tag}.sql`), 'utf8');
async function readJournal(): Promise<JournalEntry[]> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  return journal.entries;
}

describe('the migrations', () => {
  it('are those that were released, unchanged', async () => {
    const entries = await readJournal();
    const hashes = entries.map(async ({ tag }) => [
      tag,
      createHash('sha256')
        .update(await readMigration(tag))
        .digest('hex'),
    ]);
    expect(Object.fromEntries(await Promise.all(hashes))).toEqual(RELEASED);
  });

  it('come one after the other in time, since the migrator skips what is older than the newest applied one', async () => {
    const entries = await readJournal();
    expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
    const times = entries.map(({ when }) => when);
    expect(times).toEqual(times.toSorted((left, right) => left - right));
    expect(new Set(times).size).toBe(times.length);
  });
});

const FIRST_WHEN = 1_795_205_143_530;
const REWRITTEN_WHEN = 1_795_290_254_267;
type Applied = { tag: string; when: number; isFirstRelease?: boolean };
const first: Applied = { tag: '0000_start', when: FIRST_WHEN, isFirstRelease: true };
const rewritten: Applied = { tag: '0000_start', when: REWRITTEN_WHEN };
const events: Applied = { tag: '0001_payment_events', when: 1_795_288_005_762 };
const disputes: Applied = { tag: '0002_disputes', when: 1_795_300_012_120 };
const byTime: Applied = { tag: '0003_interviews_by_time', when: 1_795_382_860_816 };
const repair: Applied = { tag: '0005_repair', when: 1_795_408_800_000 };
const epoch: Applied = { tag: '0006_live_session_epoch', when: 1_795_410_789_363 };
const detached: Applied = { tag: '0007_detached_payments', when: 1795476631810 };
const savedAt: Applied = { tag: '0008_live_session_saved_at', when: 1795485908118 };
const device: Applied = { tag: '0009_sign_in_device', when: 1795486279299 };
const indexes: Applied = { tag: '0010_expiry_indexes', when: 1795488379545 };
const recorded: Applied = { tag: '0011_account_recordings', when: 1795535626544 };
const goingOn: Applied = { tag: '0004_live_sessions_going_on', when: 1_795_385_224_167 };

const liveAnswers: Applied = { tag: '0012_live_answers', when: 1795790073697 };
const feedbacks: Applied = { tag: '0013_interview_feedbacks', when: 1796012691061 };
const accommodations: Applied = { tag: '0014_accommodations', when: 1796019189123 };
const released = [
  rewritten,
  events,
  disputes,
  byTime,
  goingOn,
  repair,
  epoch,
  detached,
  savedAt,
  device,
  indexes,
].concat([recorded, liveAnswers, feedbacks, accommodations]);
/** All migrations until this one, as it was released. */
const upTo = (last: Applied): Applied[] => released.slice(0, released.indexOf(last) + 1);

/** Every state of the journal that a database may have been made by, and two that an interrupted or a harmed start leaves. */
const STATES: [name: string, applied: Applied[]][] = [
  ['the first release', [first]],
  ['the second one, with payment events', [first, events]],
  ['the first migration rewritten, and nothing else', [rewritten]],
  ['the first migration rewritten', upTo(events)],
  ['disputes', upTo(disputes)],
  ['interviews ordered by time', upTo(byTime)],
  ['abandoned live sessions by an index', upTo(goingOn)],
  ['a repair of what earlier states lack', upTo(repair)],
  ['live sessions with an owner', upTo(epoch)],
  ['payments that outlive an account', upTo(detached)],
  ['live sessions with the time of their last save', upTo(savedAt)],
  ['sessions with their device', upTo(device)],
  ['indexes for what expires', upTo(indexes)],
  ['recordings with the account', upTo(recorded)],
  ['counts of live answers', upTo(liveAnswers)],
  ['counts of feedback by interview', upTo(feedbacks)],
  ['accommodations with the account', upTo(accommodations)],
  ['payment events skipped by a later start', [rewritten, disputes, byTime, goingOn]],
];

/** What a state holds beside the rows of the first release: a value of each later column that people can fill. */
const LATER: [migration: Applied, table: string, column: string, value: unknown][] = [
  [liveAnswers, 'live_sessions', 'model_answers', 3],
  [liveAnswers, 'live_sessions', 'stand_in_answers', 2],
  [feedbacks, 'reservations', 'feedbacks', 7],
  [accommodations, 'users', 'accommodations', { isTimed: false }],
];

it('a test upgrades from each migration but the newest', async () => {
  const entries = await readJournal();
  const states = STATES.map(([, applied]) => applied.at(-1)?.tag);
  expect(entries.slice(0, -1).filter(({ tag }) => !states.includes(tag))).toEqual([]);
  // And with its time, else the migrator would skip or repeat it. The first had another one while it was rewritten.
  const times = new Map(entries.map(({ tag, when }) => [tag, when]));
  expect(released.slice(1).filter(({ tag, when }) => times.get(tag) !== when)).toEqual([]);
});

/** Before its rewriting the first migration had no figures of a feedback. */
const asFirstReleased = (sql: string): string => sql.replace('\t"figures" jsonb NOT NULL,\n', '');

const USER = '01890000-0000-7000-8000-000000000001';
const FEEDBACK = '01890000-0000-7000-8000-000000000003';
const INTERVIEW = '01890000-0000-7000-8000-000000000004';
const OTHER = '01890000-0000-7000-8000-000000000005';
const ENTRIES = [
  { overallScorePerResponse: 3.5, overallFeedbackPerResponse: 'Clear.', skillsScore: { communicationScore: 4 } },
  { overallScorePerResponse: null, overallFeedbackPerResponse: 'Empty.', skillsScore: { communicationScore: null } },
];
const FIGURES = ENTRIES.map(({ overallScorePerResponse, skillsScore }) => ({ overallScorePerResponse, skillsScore }));

async function buildState(client: Engine, applied: Applied[]): Promise<void> {
  await client.exec(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { tag, when, isFirstRelease } of applied) {
    const file = await readMigration(tag);
    const sql = isFirstRelease ? asFirstReleased(file) : file;
    await client.exec(sql.replaceAll('--> statement-breakpoint', ''));
    const hash = createHash('sha256').update(sql).digest('hex');
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
  }
}

/** Rows of the first release, with what no migration may change. */
const ROWS: Record<string, Record<string, unknown>> = {
  quotas: {
    user_id: USER,
    available_interviews: 3,
    available_live_interviews: 2,
    available_resume_reviews: 1,
    available_cover_letter_generators: 0,
    available_enhance_answers: 4,
    available_sample_answers: 5,
  },
  reservations: { id: OTHER, user_id: USER, kind: 'interview', operation_id: INTERVIEW, state: 'settled' },
  interviews: {
    id: INTERVIEW,
    user_id: USER,
    job_name: 'Nurse',
    interview_state: 'completed',
    difficulty: 'Easy',
    question_type: 'Mixed',
    question_count: 3,
    average_score: 3.5,
    feedback_transcript_id: FEEDBACK,
    enhanced_answers: { 0: 'Better.' },
  },
  payments: {
    id: OTHER,
    user_id: USER,
    provider: 'stripe',
    plan: 'Starter',
    amount_cents: 1900,
    currency: 'usd',
    state: 'paid',
    operation_id: 'purchase',
    checkout_id: 'cs_1',
    payment_intent_id: 'pi_1',
    units: { availableInterviews: 5 },
  },
  live_sessions: {
    id: OTHER,
    user_id: USER,
    job_description: 'Nurse',
    ends_at: new Date('2026-11-24T10:00:00Z'),
    transcript: { lines: [{ text: 'Hello' }] },
  },
};

async function addData(client: Engine, hasFigures: boolean): Promise<void> {
  await client.query('insert into users (id, issuer, subject) values ($1, $2, $3)', [USER, 'issuer', 'subject']);
  const entries = { entries: JSON.stringify(ENTRIES), ...(hasFigures ? { figures: JSON.stringify(FIGURES) } : {}) };
  const feedback = { id: FEEDBACK, user_id: USER, operation_id: 'operation', standard_used: 'STAR', total_score: 5 };
  const rows = Object.entries({ feedback_transcripts: { ...feedback, ...entries }, ...ROWS });
  for (const [table, row] of rows) {
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    const insert = `insert into ${table} (${Object.keys(row)}) values (${places})`;
    await client.query(insert, Object.values(row));
  }
}

async function readShape(client: Engine) {
  const columns = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`;
  const indexes = `select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`;
  return { columns: (await client.query(columns)).rows, indexes: (await client.query(indexes)).rows };
}

/** Everything that the migrations made is in these two schemas. */
const EMPTY =
  'drop schema if exists drizzle cascade; drop schema public cascade; create schema public authorization pg_database_owner';

async function openEmbeddedEngine(): Promise<Engine> {
  const client = await PGlite.create({ loadDataDir: await findTemplate() });
  return {
    query: (text, values) => client.query<object>(text, values),
    exec: (text) => client.exec(text),
    migrate: () => usePglite(client),
    close: () => client.close(),
  };
}
async function openRealEngine(): Promise<Engine> {
  const postgres = await startRealPostgres();
  const client = new pg.Client(postgres.url);
  await client.connect();
  return {
    query: (text, values) => client.query(text, values),
    exec: (text) => client.query(text),
    migrate: async () => (await openPostgres({ databaseUrl: postgres.url, timeouts: PATIENT_TIMEOUTS })).close(),
    close: async () => {
      await client.end();
      await postgres.stop();
    },
  };
}

describe.each([
  ['embedded', openEmbeddedEngine],
  ['on PostgreSQL', openRealEngine],
])('%s, a database with data that was made by', (_engine, open) => {
  // One engine for all states: to start one takes longer than to migrate.
  let client: Engine;
  let made: Awaited<ReturnType<typeof readShape>>;
  beforeAll(async () => {
    client = await open();
    await client.exec(EMPTY);
    await client.migrate();
    made = await readShape(client);
    expect(made.columns.length).toBeGreaterThan(50);
  });
  afterAll(() => client.close());

  it.each(STATES)('%s is brought up to date with everything in it', async (_name, applied) => {
    await client.exec(EMPTY);
    expect((await readShape(client)).columns).toEqual([]);
    await buildState(client, applied);
    await addData(client, applied[0] !== first);
    const later = LATER.filter(([migration]) => applied.includes(migration));
    for (const [, table, column, value] of later) await client.query(`update ${table} set ${column} = $1`, [value]);
    await client.migrate();

    expect(await readShape(client)).toEqual(made);
    for (const [, table, column, value] of later) {
      expect((await client.query(`select ${column} from ${table}`)).rows).toEqual([{ [column]: value }]);
    }
    const { rows } = await client.query('select entries, figures from feedback_transcripts');
    expect(rows).toEqual([{ entries: ENTRIES, figures: FIGURES }]);
    for (const [table, row] of Object.entries(ROWS)) {
      expect([table, (await client.query(`select ${Object.keys(row)} from ${table}`)).rows]).toEqual([table, [row]]);
    }
    // A further start finds nothing to do.
    await client.migrate();
  });
});
