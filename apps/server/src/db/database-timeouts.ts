/** Limits of the work with PostgreSQL, so that a database that hangs holds a request for seconds and not for ever. */
export type DatabaseTimeouts = {
  /** To get a connection: from the pool, or a new one. */
  connectMs: number;
  /** Of one statement, enforced by PostgreSQL. */
  statementMs: number;
  /** To wait for a lock within a statement. */
  lockMs: number;
  /** Of a transaction between two statements: a process that hangs must not keep its locks. */
  idleInTransactionMs: number;
  /** Of one statement, enforced here: PostgreSQL itself may hang. */
  answerMs: number;
  /** Of the query that readiness asks. */
  pingMs: number;
};

export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  connectMs: 3000,
  statementMs: 10_000,
  lockMs: 3000,
  idleInTransactionMs: 15_000,
  answerMs: 12_000,
  pingMs: 1500,
};
